import { randomBytes, randomUUID } from 'node:crypto'
import { AdminChanged, LinkResolved } from '@pandex/platform/events/catalog'
import type { EventDefinition, ImportRequested, PayloadOf } from '@pandex/platform/events/catalog'
import { addToOutbox } from '@pandex/platform/events/outbox'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { startTestService } from '@pandex/platform/testing/service-harness'
import { startNeighbours } from './neighbours.ts'
import { createApp } from '../app.ts'
import { createTextProvider } from '../clients/providers/from-text.ts'
import type { ShareProvider } from '../clients/providers/share-provider.ts'
import { onLinkResolved } from '../consumers/on-link-resolved.ts'
import { createSiteConfig } from '../clients/site-config.ts'
import type { CoinClient } from '../clients/user.ts'
import { startPurchaseResumer } from '../handlers/resume-purchases.ts'

export const asAdmin = () => testContext({ user: { id: 1, role: 'admin' } })
export const asVisitor = () => testContext()
export const asUser = (id: number, isVip = false) => testContext({ user: { id, role: 'user', isVip } })

type Requested = PayloadOf<typeof ImportRequested>
type Resolved = PayloadOf<typeof LinkResolved>

const someId = (): string => randomBytes(6).toString('hex')

/** An import of a share that no other test uses. */
export const aRequest = (fields: Partial<Requested> = {}): Requested => ({
  task_no: 'task-1',
  item_id: 1,
  disk_type: 'QUARK',
  disk_id: someId(),
  disk_pass: '',
  cate_id: 0,
  is_mine: false,
  weight: 0,
  name_hint: '庆余年 第二季 4K',
  ...fields,
})

/** What the text says of a share, at noon. */
export const aResolution = (fields: Partial<Resolved> = {}): Resolved => {
  const { name_hint: disk_name, ...item } = aRequest()
  return {
    ...item,
    disk_name,
    name_source: 'text',
    files: '',
    share_user: '',
    share_user_id: '',
    shared_time: '',
    size: 0,
    health: 'unsure',
    resolved_at: '2026-11-20T12:00:00.000Z',
    ...fields,
  }
}

/** What a drive says of it, an hour later. */
export const aDriveAnswer = (fields: Partial<Resolved> = {}): Resolved =>
  aResolution({
    disk_name: '庆余年.S02.2160p',
    name_source: 'drive',
    files: 'folder:庆余年 第二季\nfile:01.mkv',
    share_user: '老王',
    share_user_id: '10086',
    shared_time: '2026-05-01T08:00:00.000Z',
    size: 123_456_789_012,
    health: 'valid',
    resolved_at: '2026-11-20T13:00:00.000Z',
    ...fields,
  })

/** The disk service over a database and topics of its own. `provider` stands for a drive, `site` for its neighbours. */
export const startDiskService = async (provider: ShareProvider = createTextProvider()) => {
  const time = { now: (): Date => new Date() }
  const clock = () => time.now()
  const { site, config, user } = await startNeighbours()
  let coins: CoinClient | undefined
  const service = await startTestService({
    service: 'disk',
    definition: protos.disk,
    createApp: ({ db, log, secret, ...stores }) => {
      const use = <R extends AsyncDisposable>(resource: R): R => stores.use(resource)
      use(config)
      use(user)
      coins = use(openGrpcClient(protos.user, { address: user.address, secret }))
      const siteConfig = createSiteConfig(use(openGrpcClient(protos.config, { address: config.address, secret })), log)
      return createApp({ db, provider, siteConfig, coins, clock, log, countsMaxAgeMs: 50 })
    },
    timing: { retryDelaysMs: [50, 50, 50] },
  })
  const { db, kafka } = service

  /** Payloads of the events that the service has told of a share, in order. */
  const told = async <E extends EventDefinition>(event: E, diskId: string): Promise<PayloadOf<E>[]> => {
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
    /** Finishes what was left behind, as `main.ts` has it done. */
    startResumer: () => startPurchaseResumer({ db, coins: coins as CoinClient, log: silentLogger(), intervalMs: 20 }),
    told,
    /** Puts an event on its topic, as often as it is told to, always as the same event. */
    send: async <E extends typeof ImportRequested | typeof LinkResolved>(
      event: E,
      payload: PayloadOf<E>,
      times = 1,
    ): Promise<void> => {
      const key = `${payload.disk_type}:${payload.disk_id}`
      const message = { key, value: JSON.stringify(payload), headers: { event_id: randomUUID() } }
      const messages = Array.from({ length: times }, () => message)
      // Topics that were made a moment ago may have no leader yet. Sending again is the same event again.
      await waitFor(async () => {
        await kafka?.send([{ topic: event.name, messages }])
        return true
      })
    },
    /** What the audit log was told, oldest first. */
    audited: async (): Promise<[action: string, target: string, changes: unknown][]> => {
      const rows: { payload: PayloadOf<typeof AdminChanged> }[] = await db('outbox')
        .where({ topic: AdminChanged.name })
        .orderBy('id')
        .select('payload')
      return rows.map(({ payload: { action, target, changes } }) => [action, target, changes])
    },
    /** Stores a resource at once, without the events that lead to it, and answers its public id. */
    insert: async (resolution: Resolved): Promise<string> => {
      await db.transaction(async (trx) => onLinkResolved().each?.apply(trx, resolution, asVisitor(), undefined))
      return (await db('disk').where({ disk_id: resolution.disk_id }).first('doc_id')).doc_id as string
    },
    /** Stores a resource the way an import does and answers its public id. */
    store: async (resolution: Resolved): Promise<string> => {
      await db.transaction((trx) => addToOutbox(trx, LinkResolved, resolution))
      const row = await waitFor(() => db('disk').where({ disk_id: resolution.disk_id }).first('doc_id'))
      return row.doc_id as string
    },
  }
}

export type DiskTestService = Awaited<ReturnType<typeof startDiskService>>
