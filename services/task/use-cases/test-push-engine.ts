import { recordLastRequest } from '@pandex/platform/outbound/last-request'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { createPushEngines, findPushGap } from '../clients/push-engines.ts'
import type { PushEngine, PushOutcome } from '../clients/push-engines.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { requirePublicHost } from './push-setup.ts'

export interface PushTestDeps {
  siteConfig: SiteConfig<'site_address' | 'seo_push'>
  outbound: OutboundClient
}

const describeOutcome = (
  { name, title }: PushEngine,
  answer: PushOutcome,
  last: { describe: () => string; status: () => number | undefined },
): string => {
  switch (answer.outcome) {
    case 'taken': {
      // IndexNow answers 202 until it has fetched the key file.
      const isKeyPending = name === 'indexnow' && last.status() === 202
      const left = answer.left === undefined ? '' : `，今天还可以推送 ${answer.left} 个`
      return `${title}：已接收首页地址${isKeyPending ? '，还在验证密钥' : left}`
    }
    case 'full':
      return `${title}：今天的推送配额已用完`
    case 'refused':
      return answer.msg
    case 'later':
      return `${title}：${last.describe()}`
  }
}

/**
 * Pushes the home page to one engine. The push is not counted against the site's daily quota, so that a test works when that is used up.
 * @throws AppError `failed_precondition` `task.switched_off` without a public address of the site
 */
export const testPushEngine = async (
  { siteConfig, outbound }: PushTestDeps,
  name: PushEngine['name'],
  signal: AbortSignal,
): Promise<{ ok: boolean; message: string }> => {
  const { site_address: host, seo_push: push } = await siteConfig.read()
  const gap = findPushGap(name, push)
  if (gap !== undefined) return { ok: false, message: gap }
  requirePublicHost(host)
  const last = recordLastRequest(outbound)
  const engine = createPushEngines(last.outbound, push, host).find((each) => each.name === name)
  if (!engine) throw new Error(`push test: no engine ${name}`)
  const answer = await engine.push([`${host}/`], signal)
  return { ok: answer.outcome === 'taken', message: describeOutcome(engine, answer, last) }
}
