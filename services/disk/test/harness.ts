import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { AdminChanged } from '@pandex/contracts/events'
import type { ImportRequested } from '@pandex/contracts/events'
import type { EventDefinition, PayloadOf } from '@pandex/platform/events/event-definition'
import { banTypes, compileBans } from '@pandex/contracts/bans/bans'
import { createDataListReader } from '@pandex/platform/clients/data-lists'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { openPeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { PeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { openRedis } from '@pandex/platform/redis'
import type { DiskType } from '@pandex/contracts/share-link'
import { silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { startReplica, startTestService } from '@pandex/platform/testing/service-harness'
import { startFakeServices } from './fake-services.ts'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import type { Douban } from '../clients/douban.ts'
import type { Drive } from '../clients/drives/drive.ts'
import { openDrives } from '../clients/drives/open-drives.ts'
import { createSiteConfig } from '../clients/site-config.ts'
import type { CoinClient } from '../clients/coins.ts'
import type { ShareFacts } from '../domain/resources/merge-disk.ts'
import { startApplyingBans } from '../jobs/apply-bans.ts'
import { startProbingDrives } from '../jobs/probe-drives.ts'
import type { ProbeDrivesDeps, ProbeDrivesTiming } from '../jobs/probe-drives.ts'
import { startSchedulingChecks } from '../jobs/schedule-checks.ts'
import { startFallingBackToText } from '../jobs/fall-back-to-text.ts'
import { startMovieLookups } from '../jobs/look-up-movies.ts'
import { startPurchaseRefunder } from '../jobs/refund-purchases.ts'
import { startPurchaseResumer } from '../jobs/resume-purchases.ts'
import { lockCategory } from '../repositories/categories/categories.ts'
import type { ShareKey } from '../repositories/resources/disks.ts'
import { saveShare } from '../use-cases/resources/save-share.ts'

type ProbeParts = Omit<ProbeDrivesDeps, 'drives'>

export const asAdmin = () => testContext({ user: { id: 1, role: 'admin' } })
export const asVisitor = () => testContext()
export const asUser = (id: number, isVip = false) => testContext({ user: { id, role: 'user', isVip } })

type Requested = PayloadOf<typeof ImportRequested>

interface Resolution extends ShareKey, Omit<ShareFacts, 'cate_id' | 'shared_time' | 'resolved_at'> {
  cate_id: number
  shared_time: string
  resolved_at: string
}

const someId = (): string => randomBytes(6).toString('hex')

let lastItem = 0

export const aRequest = (fields: Partial<Requested> = {}): Requested => ({
  task_no: 'task-1',
  item_id: (lastItem += 1),
  disk_type: 'QUARK',
  disk_id: someId(),
  disk_pass: '',
  cate_id: 0,
  is_mine: false,
  weight: 0,
  name_hint: '庆余年 第二季 4K',
  origin: 'public',
  requested_at: '',
  ...fields,
})

/** Facts from a text, at noon. */
export const aResolution = (fields: Partial<Resolution> = {}): Resolution => ({
  disk_type: 'QUARK',
  disk_id: someId(),
  disk_pass: '',
  cate_id: 0,
  is_mine: false,
  weight: 0,
  disk_name: '庆余年 第二季 4K',
  name_source: 'text',
  files: '',
  file_sizes: [],
  share_user: '',
  share_user_id: '',
  shared_time: '',
  size: 0,
  health: 'unsure',
  resolved_at: '2026-11-20T12:00:00.000Z',
  ...fields,
})

let lastSize = 123_456_789_011

/** Facts from a drive, one hour later. Size and sharer are unique, so that no two results are copies. */
export const aDriveAnswer = (fields: Partial<Resolution> = {}): Resolution => {
  lastSize += 1
  return aResolution({
    disk_name: '庆余年.S02.2160p',
    name_source: 'drive',
    files: 'folder:庆余年 第二季\nfile:01.mkv',
    file_sizes: [0, 4_096],
    share_user: '老王',
    share_user_id: `u${lastSize}`,
    shared_time: '2026-05-01T08:00:00.000Z',
    size: lastSize,
    health: 'valid',
    resolved_at: '2026-11-20T13:00:00.000Z',
    ...fields,
  })
}

export const toFacts = (resolution: Resolution): { key: ShareKey; facts: ShareFacts } => {
  const { disk_type, disk_id, cate_id, shared_time, resolved_at, ...facts } = resolution
  return {
    key: { disk_type, disk_id },
    facts: {
      ...facts,
      cate_id: cate_id === 0 ? null : cate_id,
      shared_time: shared_time === '' ? null : new Date(shared_time),
      resolved_at: new Date(resolved_at),
    },
  }
}

/** Tests that probe drives start a simulator. */
const noDrives = { origin: 'https://127.0.0.1:1', ca: '' }

/**
 * The disk service with its own database and topics; `site` fakes the config and user services. Drives are probed only after `createProbeSession`.
 */
export const startDiskService = async ({ simulator = noDrives }: { simulator?: typeof noDrives } = {}) => {
  const time = { now: (): Date => new Date() }
  const clock = () => time.now()
  const { site, config, user } = await startFakeServices()
  let deps: AppDeps | undefined
  let coins: CoinClient | undefined
  let asking: ProbeParts | undefined
  let openRateLimiterOf: ((name: string, clock: () => number) => PeerRateLimiter) | undefined
  const service = await startTestService({
    service: 'disk',
    definition: protos.disk,
    createApp: async ({ db, log, secret, prefix, ...stores }) => {
      const use = <R extends AsyncDisposable>(resource: R): R => stores.use(resource)
      use(config)
      use(user)
      coins = use(openGrpcClient(protos.user, { address: user.address, secret }))
      const configClient = use(openGrpcClient(protos.config, { address: config.address, secret }))
      const siteConfig = createSiteConfig(configClient, log)
      const redis = use(await openRedis({ url: inject('engines').redisUrl, log }))
      openRateLimiterOf = (name, clock) =>
        openPeerRateLimiter(redis.client, { prefix: `${prefix}${name}:`, log, clock })
      // Its clock runs 10,000 times as fast: a circuit breaker that opens for five minutes is open for 30 ms.
      const rateLimiter = openRateLimiterOf('quick', () => Math.floor(performance.now() * 10_000))
      const dataLists = createDataListReader(configClient, banTypes, compileBans, log)
      asking = { db, rateLimiter, siteConfig, dataLists, log }
      const { checks: driveChecks } = use(
        openDrives({ siteConfig, paceScale: 0.001, isPrivateProxyAllowed: true, simulator }),
      )
      const settingTestOptions = { intervalMs: 0 }
      deps = {
        db,
        secret,
        siteConfig,
        dataLists,
        rateLimiter,
        driveChecks,
        settingTestOptions,
        coins,
        clock,
        log,
        countsMaxAgeMs: 50,
      }
      return createApp(deps)
    },
    timing: { retryDelaysMs: [50, 50, 50] },
  })
  const { db, kafka } = service

  const listPublished = async <E extends EventDefinition>(event: E, diskId: string): Promise<PayloadOf<E>[]> => {
    const rows = (await db('outbox')
      .where({ topic: event.name })
      .whereRaw(`payload->>'disk_id' = ?`, [diskId])
      .orderBy('id')
      .select('payload')) as { payload: PayloadOf<E> }[]
    return rows.map(({ payload }) => payload)
  }
  return {
    ...service,
    site,
    time,
    startAnother: (own: Knex) => startReplica(protos.disk, createApp({ ...(deps as AppDeps), db: own }).services),
    startResumer: () => startPurchaseResumer({ db, coins: coins as CoinClient, log: silentLogger(), intervalMs: 20 }),
    coins: coins as CoinClient,
    startRefunder: (own: Knex = db) =>
      startPurchaseRefunder({ db: own, coins: coins as CoinClient, log: silentLogger(), intervalMs: 20 }),
    listPublished,
    /** Publishes one event `times` times with the same event id. */
    send: async (event: typeof ImportRequested, payload: Requested, times = 1): Promise<void> => {
      const key = `${payload.disk_type}:${payload.disk_id}`
      const message = { key, value: JSON.stringify(payload), headers: { event_id: randomUUID() } }
      const messages = Array.from({ length: times }, () => message)
      // A topic created just now may have no leader yet; a retry sends the same event.
      await waitFor(async () => {
        await kafka?.send([{ topic: event.name, messages }])
        return true
      })
    },
    audited: async (): Promise<[action: string, target: string, changes: unknown][]> => {
      const rows: { payload: PayloadOf<typeof AdminChanged> }[] = await db('outbox')
        .where({ topic: AdminChanged.name })
        .orderBy('id')
        .select('payload')
      return rows.map(({ payload: { action, target, changes } }) => [action, target, changes])
    },
    insert: async (resolution: Resolution): Promise<string> => {
      const { key, facts } = toFacts(resolution)
      const { disk } = await db.transaction(async (trx) => {
        const cate_id = await lockCategory(trx, resolution.cate_id)
        return saveShare(trx, key, { ...facts, cate_id })
      })
      return disk.doc_id
    },
    /** The service's cached rules; a change takes a moment to arrive. */
    readRules: async () => (asking as ProbeParts).siteConfig.read(),
    /** Resets the site's rules and waits until the service has read them. */
    resetSite: async (): Promise<void> => {
      site.resetRules()
      const parts = asking as ProbeParts
      await waitFor(async () => isDeepStrictEqual(await parts.siteConfig.read(), site.rules))
    },
    openDrives: (simulator: { origin: string; ca: string }) =>
      openDrives({ siteConfig: (asking as ProbeParts).siteConfig, paceScale: 0.001, simulator }),
    startApplyingBans: () => startApplyingBans(asking as ProbeParts, 20),
    startMovieLookups: (douban: Douban, rateLimiter?: PeerRateLimiter) =>
      startMovieLookups(
        { ...(asking as ProbeParts), douban, ...(rateLimiter && { rateLimiter }) },
        { everyMs: 20, paceScale: 0.001 },
      ),
    startFilling: () => startSchedulingChecks(asking as ProbeParts, 20),
    openRateLimiter: (name: string, clock: () => number): PeerRateLimiter =>
      (openRateLimiterOf as NonNullable<typeof openRateLimiterOf>)(name, clock),
    readBans: async () => (asking as ProbeParts).dataLists.read(),
    startAsking: (
      drives: Record<DiskType, Drive>,
      timing: Partial<ProbeDrivesTiming> = {},
      own: Partial<ProbeParts> = {},
    ): AsyncDisposable => {
      const parts = { ...(asking as ProbeParts), ...own }
      const stack = new AsyncDisposableStack()
      stack.use(startProbingDrives({ ...parts, drives }, { idleMs: 20, maxWaitMs: 20, ...timing }))
      stack.use(startFallingBackToText(parts, 20))
      return stack
    },
  }
}

export type DiskTestService = Awaited<ReturnType<typeof startDiskService>>
