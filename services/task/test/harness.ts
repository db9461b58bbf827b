import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import { ImportRequested } from '@pandex/contracts/events'
import type { DiskImported, ImportFailed, ImportFinished } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { startFakeService, startReplica, startTestService } from '@pandex/platform/testing/service-harness'
import { createApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import { createBanReader } from '../clients/bans.ts'
import { createGemini } from '../clients/gemini.ts'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import { createSiteConfig } from '../clients/site-config.ts'
import { startItemDispatch } from '../jobs/dispatch-items.ts'

export const asAdmin = () => testContext({ user: { id: 1, role: 'admin' } })
export const asUser = (id = 2) => testContext({ user: { id, role: 'user' } })
export const asVisitor = () => testContext({ clientAddress: `2001:db8::${randomBytes(2).toString('hex')}` })

const refuseUnavailable = async (): Promise<never> => {
  throw new AppError('unavailable', 'unavailable', '服务繁忙，请稍后再试')
}

const startFakeServices = async () => {
  const said = {
    rules: { user_import_need_login: 'false', user_import_need_review: 'false' },
    basic: { visitor_links_per_day: 10_000, user_links_per_day: 10_000, items_in_flight: 10_000 },
    bannedNames: [] as string[],
    driveRules: {},
    asksCaptcha: false,
    captchas: new Map<string, { purpose: string; address: string }>(),
    isConfigAway: false,
    isDiskAway: false,
    known: new Set<string>(),
    searchLoad: { is_searching: false, cpu_wait: 0 },
  }
  const config = await startFakeService(protos.config, {
    ListAll: async (_req, ctx) =>
      said.isConfigAway || ctx.user || ctx.clientAddress
        ? refuseUnavailable()
        : {
            values: {
              ...said.rules,
              task_basic: JSON.stringify(said.basic),
              drive_basic: JSON.stringify(said.driveRules),
              user: JSON.stringify({ enable_captcha: said.asksCaptcha }),
            },
          },
    GetDataLists: async () =>
      said.isConfigAway ? refuseUnavailable() : { lists: { ban_disk_name: { values: said.bannedNames } } },
  })
  const disk = await startFakeService(protos.disk, {
    FindKnown: async ({ shares }) => {
      if (said.isDiskAway) return refuseUnavailable()
      const known = shares.filter(({ disk_id }) => said.known.has(disk_id))
      return { list: known.map((share) => ({ ...share, doc_id: 'a234567890123456789012345' })) }
    },
  })
  const captcha = await startFakeService(protos.captcha, {
    UseToken: async ({ token, purpose }, ctx) => {
      const solved = said.captchas.get(token)
      said.captchas.delete(token)
      if (solved?.purpose === purpose && solved.address === ctx.clientAddress) return {}
      throw new AppError('failed_precondition', 'captcha.bad_token', '验证码已失效，请重新验证')
    },
  })
  const search = await startFakeService(protos.search, { GetSearchLoad: async () => said.searchLoad })
  return { said, config, disk, captcha, search }
}

export const startTaskService = async ({ handsOut = true } = {}) => {
  const { said, ...services } = await startFakeServices()
  let deps: AppDeps | undefined
  const service = await startTestService({
    service: 'task',
    definition: protos.task,
    createApp: ({ db, secret, ...stores }) => {
      stores.use(services.disk)
      stores.use(services.config)
      stores.use(services.captcha)
      stores.use(services.search)
      const disk = stores.use(openGrpcClient(protos.disk, { address: services.disk.address, secret }))
      const config = stores.use(openGrpcClient(protos.config, { address: services.config.address, secret }))
      const captcha = stores.use(openGrpcClient(protos.captcha, { address: services.captcha.address, secret }))
      const log = silentLogger()
      const siteConfig = createSiteConfig(config, log)
      const search = stores.use(openGrpcClient(protos.search, { address: services.search.address, secret }))
      if (handsOut) stores.use(startItemDispatch({ db, siteConfig, search, log }))
      const outbound = stores.use(openOutboundClient())
      const jobs = { kinds: {}, siteConfig, outbound, gemini: createGemini(outbound) }
      deps = { db, disk, captcha, bans: createBanReader(config, log), ...jobs }
      return createApp(deps)
    },
  })
  const { db, kafka } = service

  const listPublished = async <E extends typeof ImportRequested | typeof ImportFinished>(
    event: E,
    taskNo: string,
  ): Promise<PayloadOf<E>[]> => {
    const rows = (await db('outbox')
      .where({ topic: event.name })
      .whereRaw(`payload->>'task_no' = ?`, [taskNo])
      .orderBy('id')
      .select('payload')) as { payload: PayloadOf<E> }[]
    return rows.map(({ payload }) => payload)
  }
  return {
    ...service,
    said,
    listPublished,
    startAnother: (own: Knex) => startReplica(protos.task, createApp({ ...(deps as AppDeps), db: own }).services),
    requested: (taskNo: string, count: number) =>
      waitFor(async () => {
        const events = await listPublished(ImportRequested, taskNo)
        return events.length >= count && events
      }),
    stored: async () => {
      const count = async (table: string): Promise<number> => {
        const [found] = (await db(table).count('* as rows')) as [{ rows: number }]
        return found.rows
      }
      return { tasks: await count('import_task'), items: await count('import_item'), events: await count('outbox') }
    },
    /** Publishes an event `times` times with one event id, and waits until it is processed. */
    send: async <E extends typeof DiskImported | typeof ImportFailed>(
      event: E,
      payload: PayloadOf<E>,
      times = 1,
    ): Promise<void> => {
      const key = `${payload.disk_type}:${payload.disk_id}`
      const event_id = randomUUID()
      const message = { key, value: JSON.stringify(payload), headers: { event_id } }
      const messages = Array.from({ length: times }, () => message)
      // New topics may have no leader yet; a retry sends the same event id.
      await waitFor(async () => {
        await kafka?.send([{ topic: event.name, messages }])
        return true
      })
      await waitFor(() => db('inbox').where({ event_id }).first())
    },
  }
}

export type TaskTestService = Awaited<ReturnType<typeof startTaskService>>

export const randomLinks = (count: number): { text: string; ids: string[] } => {
  const ids = Array.from({ length: count }, () => randomBytes(6).toString('hex'))
  return { text: ids.map((id, index) => `资源${index}：https://pan.quark.cn/s/${id}`).join('\n'), ids }
}
