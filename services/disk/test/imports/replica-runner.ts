/** Processes to kill, the shares that they probe, and a reader of their events. */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DiskImported, ImportFailed, ImportRequested } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { onEvent, startConsumers } from '@pandex/platform/events/consumer'
import type { KafkaPort } from '@pandex/platform/events/kafka'
import type { Knex } from '@pandex/platform/postgres/postgres'
import type { DiskType } from '@pandex/contracts/share-link'
import { silentLogger } from '@pandex/platform/testing/fixtures'
import type { SimulatedShare } from '../../../../deploy/simulators/drives/simulated-share.ts'
import type { SiteRules } from '../../clients/site-config.ts'
import type { ReplicaSettings } from './crashing-replica.ts'
import { shareAt } from '../drives/drive-fixture.ts'

const someHex = (length: number): string => randomBytes(length).toString('hex').slice(0, length)

const makeId = {
  QUARK: () => someHex(12),
  UC: () => someHex(13),
  ALY: () => someHex(11),
  '115': () => `sw${someHex(9)}`,
  BDY: () => someHex(22),
} satisfies Partial<Record<DiskType, () => string>>

export const probedDrives = Object.keys(makeId) as (keyof typeof makeId)[]

export const makeShareAt = (
  type: keyof typeof makeId,
  number: number,
  state: SimulatedShare['state'],
): SimulatedShare => {
  const title = `电影 第${number}部`
  const files = [{ path: `${title}.mkv`, size: 1_000_000 + number }]
  return shareAt(type, { disk_id: makeId[type](), title, files, share_user_id: `1100${number}`, state })
}

export const makeShare = (number: number, state: SimulatedShare['state']): SimulatedShare =>
  makeShareAt(probedDrives[number % probedDrives.length] ?? 'QUARK', number, state)

type Requested = PayloadOf<typeof ImportRequested>

export const sendTwice = async (kafka: KafkaPort, requests: readonly Requested[]): Promise<void> => {
  const messages = requests.map((request) => ({
    key: `${request.disk_type}:${request.disk_id}`,
    value: JSON.stringify(request),
    headers: { event_id: randomUUID() },
  }))
  await kafka.send([{ topic: ImportRequested.name, messages: [...messages, ...messages.toReversed()] }])
}

/** Acts as the task service: stores in `heard` how each item ended, once per event as its inbox does. */
export const startReader = async (db: Knex, kafka: KafkaPort): Promise<AsyncDisposable> => {
  await db.raw('create table heard (item_id integer, disk_id text, how text)')
  const note = async (
    trx: Knex.Transaction,
    how: string,
    { item_id, disk_id }: Pick<Requested, 'item_id' | 'disk_id'>,
  ) => trx('heard').insert({ item_id, disk_id, how })
  const subscriptions = [
    onEvent(DiskImported, { apply: async (trx, event) => void (await note(trx, event.outcome, event)) }),
    onEvent(ImportFailed, { apply: async (trx, event) => void (await note(trx, event.status, event)) }),
  ]
  return startConsumers({ service: 'task', kafka, db, subscriptions, log: silentLogger() })
}

export interface Replica {
  kill: () => Promise<void>
}

const script = fileURLToPath(new URL('crashing-replica.ts', import.meta.url))

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Runs replicas one after the other; the next one is loaded while the current one works. */
export const openReplicas = (settings: Omit<ReplicaSettings, 'life'>) => {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'pandex-compiled') }
  const all: ChildProcess[] = []
  const load = (): ChildProcess => {
    const child = fork(script, [JSON.stringify({ ...settings, life: all.length })], { execArgv: [], env })
    all.push(child)
    return child
  }
  let loaded = load()
  const begin = async (rules: SiteRules): Promise<Replica> => {
    const child = loaded
    loaded = load()
    const begun = Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)])
    child.send(rules)
    // A process that cannot start because the engines are overloaded exits; the next one replaces it.
    return (await begun) ? { kill: async () => kill(child) } : begin(rules)
  }
  return {
    begin,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(all.map(kill))
    },
  }
}
