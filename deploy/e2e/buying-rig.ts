/** Runs disk and user as processes that can be killed, with a proxy between them that delays and drops answers. */
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { unavailableError } from '../../services/platform/src/errors.ts'
import { allEvents } from '../../services/platform/src/events/catalog.ts'
import { openGrpcClient } from '../../services/platform/src/grpc/client.ts'
import { backgroundContext } from '../../services/platform/src/grpc/context.ts'
import { protos } from '../../services/platform/src/grpc/protos.ts'
import {
  createDatabase,
  createTestKafka,
  makePrefix,
  silentLogger,
  testContext,
  waitFor,
} from '../../services/platform/testing/fixtures.ts'
import { startFakeService, testSecret } from '../../services/platform/testing/service-harness.ts'
import { openSite } from '../../services/disk/test/neighbours.ts'
import { findFreePort } from '../local/processes/ports.ts'
import { openProcessOwner } from '../local/processes/process-owner.ts'
import { startSupervised } from '../local/processes/supervised-process.ts'
import { REPOSITORY } from '../local/repository.ts'
import { compileCache, patience } from './open-product.ts'

/** Free openings per day. */
export const freeQuota = 1

const rules = {
  ...openSite(),
  doc_basic: { policy: 'none', cost_coin: 1, mine_only: false, check_on_open: false, dead_action: 'similar' },
  user_doc: { free_details_per_day: freeQuota, vip_details_per_day: 0 },
}

const siteConfig: Record<string, string> = Object.fromEntries(
  Object.entries(rules).map(([name, value]) => [name, JSON.stringify(value)]),
)

const signingKey = (): string =>
  JSON.stringify({ ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'test' })

/** Connects to the port: binding it to test would block the process from listening. */
const isListening = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Hooks around a call for points: before it is forwarded and before its answer returns. A throwing hook drops it. */
interface Middle {
  /** @param ref purpose of the points, `user:doc` */
  before: (ref: string) => Promise<void>
  after: () => Promise<void>
}

export const startBuyingRig = async () => {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'pandex-buying-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const users = opened.use(await createDatabase('user'))
  const disks = opened.use(await createDatabase('disk'))
  const events = allEvents.filter(({ producers, consumers }) =>
    [...producers, ...consumers].some((name) => name === 'disk' || name === 'user'),
  )
  const kafka = opened.use(await createTestKafka(events))
  const config = opened.use(
    await startFakeService(protos.config, {
      ListAll: async () => ({ values: siteConfig, revision: 1 }),
      GetDataLists: async ({ types }) => ({ lists: Object.fromEntries(types.map((type) => [type, { values: [] }])) }),
    }),
  )
  const owner = await openProcessOwner(folder)
  opened.defer(() => owner.close())

  const start = async (name: 'user' | 'disk', env: NodeJS.ProcessEnv) => {
    const ports = { grpc: await findFreePort(), http: await findFreePort() }
    const logFile = join(folder, `${name}.log`)
    const shared = {
      PATH: process.env.PATH,
      HTTP_PORT: String(ports.http),
      GRPC_PORT: String(ports.grpc),
      SERVICE_SECRET: testSecret,
      KAFKA_BROKERS: kafka.brokers.join(','),
      KAFKA_PREFIX: kafka.prefix,
      CONFIG_ADDR: config.address,
      NODE_COMPILE_CACHE: compileCache,
      ...patience,
    }
    const args = [`services/${name}/main.ts`]
    const spec = { name, command: process.execPath, args, cwd: REPOSITORY, env: { ...shared, ...env }, logFile }
    // Not by /readyz: after a kill, Kafka assigns its topics to the next process only after ten seconds.
    const child = await startSupervised(
      { name, owner, logFile, spawn: async () => owner.start(spec), isReady: async () => isListening(ports.grpc) },
      { restartCrashed: false },
    )
    return Object.assign(child, { address: `127.0.0.1:${ports.grpc}` })
  }

  const redis = { REDIS_URL: inject('engines').redisUrl, REDIS_PREFIX: makePrefix() }
  const user = await start('user', {
    ...redis,
    POSTGRES_URL: users.url,
    CAPTCHA_ADDR: '127.0.0.1:1',
    JWT_PRIVATE_KEY: signingKey(),
  })
  const secret = testSecret
  const realUser = opened.use(openGrpcClient(protos.user, { address: user.address, secret }))
  const background = () => backgroundContext(silentLogger(), 3_000)
  const middle: Middle = { before: async () => undefined, after: async () => undefined }
  const between = opened.use(
    await startFakeService(protos.user, {
      SpendCoins: async (request) => {
        await middle.before(request.ref)
        const reply = await realUser.SpendCoins(request, background())
        await middle.after()
        return reply
      },
      FindSpending: async (request) => realUser.FindSpending(request, background()),
    }),
  )
  const disk = await start('disk', {
    ...redis,
    POSTGRES_URL: disks.url,
    USER_ADDR: between.address,
    ASK_DRIVES: 'false',
  })
  const client = opened.use(openGrpcClient(protos.disk, { address: disk.address, secret }))
  const as = (id: number) => testContext({ user: { id, role: 'user' }, budgetMs: 8_000 })

  const stack = opened.move()
  return {
    user,
    disk,
    middle,
    users: users.db,
    disks: disks.db,
    lose: async (): Promise<never> => {
      throw unavailableError()
    },
    /** @param hasFree whether the account keeps its free openings of the day */
    addUser: async (coin: number, hasFree = false): Promise<number> => {
      const [row] = (await users
        .db('accounts')
        .insert({ username: `u${randomUUID().slice(0, 12)}`, password: 'none', coin })
        .returning('id')) as [{ id: string }]
      const user_id = Number(row.id)
      const gift = { user_id, delta: coin, balance: coin, reason: 'admin', ref: `${user_id}:start` }
      await users.db('coin_ledger').insert(gift)
      const doc_id = hasFree ? '' : await addDoc(1)
      if (!hasFree) await waitFor(() => client.BuyDisk({ doc_id, max_coin: 1_000 }, as(user_id)))
      return user_id
    },
    addDoc,
    buy: async (id: number, doc_id: string) => client.BuyDisk({ doc_id, max_coin: 1_000 }, as(id)),
    linkOf: async (id: number, doc_id: string) =>
      // Clients reconnect to a restarted process with a delay.
      (await waitFor(() => client.GetDoc({ doc_id }, as(id)))).link,
    /** Points taken from an account for resources, oldest first. */
    takenOf: async (user_id: number): Promise<number[]> => {
      const rows: { delta: string }[] = await users
        .db('coin_ledger')
        .where({ user_id, reason: 'buy' })
        .orderBy('id')
        .select('delta')
      return rows.map(({ delta }) => -Number(delta))
    },
    statesOf: async (user_id: number): Promise<string[]> =>
      (await disks.db('purchase').where({ user_id, kind: 'coin' }).orderBy('id').select('state')).map(
        ({ state }: { state: string }) => state,
      ),
    endLeases: async (): Promise<void> => {
      const now = disks.db.fn.now()
      await disks.db('purchase').where({ state: 'pending' }).update({ leased_until: now, next_try_at: now })
    },
    countPending: async (): Promise<number> =>
      Number((await disks.db('purchase').where({ state: 'pending' }).count())[0]?.count),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }

  async function addDoc(cost_coin: number): Promise<string> {
    const doc_id = `a${randomBytes(12).toString('hex')}`
    const at = '2026-11-20T12:00:00Z'
    const [row] = (await disks
      .db('disk')
      .insert({
        doc_id,
        disk_type: 'QUARK',
        disk_id: randomBytes(6).toString('hex'),
        disk_pass: '',
        disk_name: '庆余年',
        files: '',
        share_user: '',
        share_user_id: '',
        is_mine: false,
        weight: 0,
        size: 0,
        health: 'valid',
        name_source: 'text',
        name_at: at,
        pass_source: 'none',
        pass_at: at,
      })
      .returning('id')) as [{ id: string }]
    await disks.db('disk_meta').insert({ resource_id: row.id, cost_coin })
    return doc_id
  }
}

export type BuyingRig = Awaited<ReturnType<typeof startBuyingRig>>
