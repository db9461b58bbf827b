import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import { readPublicUrl } from '@pandex/platform/outbound/public-host'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { SiteConfig } from '../clients/site-config.ts'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { createPushEngines } from '../clients/push-engines.ts'
import type { PushEngine } from '../clients/push-engines.ts'
import { findQuotaLeft } from '../repositories/day-quotas.ts'

export interface PushDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListPages'>
  siteConfig: SiteConfig<'site_address' | 'seo_push' | 'seo_setting'>
  outbound: OutboundClient
}

export interface PushSetup {
  host: string
  engines: PushEngine[]
  /** Per engine and day. */
  quota: number
}

/** @throws AppError `failed_precondition` `task.switched_off` */
export const requirePublicHost = (host: string): void => {
  if (host === '') throw new AppError('failed_precondition', 'task.switched_off', '请先在站点配置里填写域名')
  if (!readPublicUrl(host, { protocols: ['https:', 'http:'] }))
    throw new AppError('failed_precondition', 'task.switched_off', `搜索引擎打不开内网地址 ${host}，请先填写公网域名`)
}

/** @throws AppError `failed_precondition` `task.switched_off` */
export const readPushSetup = async ({ siteConfig, outbound }: PushDeps): Promise<PushSetup> => {
  const { site_address: host, seo_push: push } = await siteConfig.read()
  requirePublicHost(host)
  const engines = createPushEngines(outbound, push, host)
  if (engines.length === 0)
    throw new AppError('failed_precondition', 'task.switched_off', '没有启用推送，或者推送没有设置完整')
  return { host, engines, quota: push.daily_quota }
}

/** Pages left today, of the engine with the fewest. */
export const remainingQuotaOf = async ({ db }: Pick<PushDeps, 'db'>, { engines, quota }: PushSetup): Promise<number> =>
  Math.min(...(await Promise.all(engines.map(({ name }) => findQuotaLeft(db, name, quota)))))
