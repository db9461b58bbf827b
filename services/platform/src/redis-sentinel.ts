/**
 * One client for the primary that Redis Sentinels name. The library's own Sentinel client retries commands for as long as a failover
 * takes; here they fail at once, as with a single server.
 */
import { z } from 'zod'
import type { Logger } from './logging/logger.ts'
import type { Resource } from './process/resource.ts'
import { connectRedis, createRedis } from './redis-client.ts'
import type { RedisClient } from './redis-client.ts'
import { startLoop } from './scheduling/loop.ts'

export interface RedisSentinels {
  /** host:port */
  addresses: string[]
  /** Under which they know the primary. */
  name: string
  password?: string | undefined
}

const pollMs = 1_000

const primarySchema = z.object({
  ip: z.string(),
  port: z.coerce.number(),
  /** Grows with each failover: a Sentinel that was cut off names a former primary with a lower one. */
  'config-epoch': z.coerce.number(),
})

type Primary = z.infer<typeof primarySchema>

/** The reply is a map in RESP 3, and names and values in turn in RESP 2. */
const readPrimary = (reply: unknown): Primary => {
  if (!Array.isArray(reply)) return primarySchema.parse(reply)
  const pairs = reply.flatMap((name: unknown, index) => (index % 2 === 0 ? [[String(name), reply[index + 1]]] : []))
  return primarySchema.parse(Object.fromEntries(pairs))
}

const urlAt = (url: string, host: string, port: number | string): string => {
  const moved = new URL(url)
  moved.hostname = host.includes(':') ? `[${host}]` : host
  moved.port = String(port)
  return moved.href
}

const openSentinel = (address: string, url: string, password: string | undefined, silenceMs: number): RedisClient => {
  const own = new URL(`${new URL(url).protocol}//${address}`)
  if (password) own.password = encodeURIComponent(password)
  return createRedis(own.href, silenceMs)
}

const destroy = (client: RedisClient): void => {
  if (client.isOpen) client.destroy()
}

/** Calls go to the client that is selected at that time, so that holders of this one follow each change. */
const createView = (select: () => RedisClient): RedisClient =>
  new Proxy({} as RedisClient, {
    get: (_, key) => {
      const client = select()
      if (key === 'withTypeMapping')
        return (mapping: Parameters<RedisClient['withTypeMapping']>[0]) =>
          createView(() => select().withTypeMapping(mapping) as RedisClient)
      const value: unknown = Reflect.get(client, key)
      return typeof value === 'function' ? (value.bind(client) as unknown) : value
    },
  })

/** Asks the Sentinels every second, and after each error, who is primary. @param url user, password and protocol of the servers */
export const followPrimary = ({
  url,
  sentinels: { addresses, name, password },
  silenceMs,
  log,
}: {
  url: string
  sentinels: RedisSentinels
  silenceMs: number
  log: Logger
}): Resource & { client: RedisClient; connected: Promise<void> } => {
  const sentinels = addresses.map((address) => openSentinel(address, url, password, silenceMs))
  const firstSentinel = Promise.any(
    sentinels.map((sentinel) => {
      sentinel.on('error', (error: unknown) => log.debug({ err: error }, 'redis: a Sentinel does not answer'))
      return sentinel.connect()
    }),
  )
  const connected = Promise.withResolvers<void>()
  // Without a connection its commands fail.
  let current = createRedis(url, silenceMs)
  let currentUrl = ''

  const findPrimary = async (): Promise<Primary> => {
    const replies = await Promise.allSettled(
      sentinels.map(async (sentinel) => readPrimary(await sentinel.sendCommand(['SENTINEL', 'MASTER', name]))),
    )
    const named = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []))
    const [latest] = named.toSorted((one, other) => other['config-epoch'] - one['config-epoch'])
    if (latest) return latest
    throw new AggregateError(
      replies.map((reply) => (reply.status === 'rejected' ? (reply.reason as unknown) : undefined)),
      `no Sentinel names a primary for ${name}`,
    )
  }
  const follow = async (): Promise<void> => {
    const { ip, port } = await findPrimary()
    const primaryUrl = urlAt(url, ip, port)
    if (primaryUrl === currentUrl) return
    log.info({ host: ip, port }, 'redis: connecting to the primary')
    destroy(current)
    currentUrl = primaryUrl
    current = createRedis(primaryUrl, silenceMs)
    current.on('error', loop.wakeUp)
    void connectRedis(current, log).then(() => connected.resolve())
  }
  const loop = startLoop({
    name: 'redis',
    intervalMs: pollMs,
    work: async () => {
      // Otherwise the first round would fail and pause longer.
      if (!currentUrl) await firstSentinel
      await follow()
    },
    onFailure: (error) => log.warn({ err: error }, 'redis: no Sentinel names a primary, keeping the last one'),
    onRecovery: () => log.info('redis: a Sentinel names a primary again'),
  })
  return {
    name: 'redis',
    client: createView(() => current),
    connected: connected.promise,
    async [Symbol.asyncDispose]() {
      const stopped = loop[Symbol.asyncDispose]()
      sentinels.forEach(destroy)
      await stopped
      destroy(current)
    },
  }
}
