import { RESP_TYPES } from 'redis'
import { peerSilenceMs } from './process/config.ts'
import type { Logger } from './logging/logger.ts'
import type { Resource } from './process/resource.ts'
import { connectRedis, createRedis } from './redis-client.ts'
import type { RedisClient } from './redis-client.ts'
import { followPrimary } from './redis-sentinel.ts'
import type { RedisSentinels } from './redis-sentinel.ts'
import { withTimeout } from './resilience/with-timeout.ts'

export type { RedisClient } from './redis-client.ts'

const maxConnectMs = 1_500

export const inBytes = (client: RedisClient) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })

/**
 * Opens a client whose commands fail within about a second when the server freezes or disconnects, and then immediately; it reconnects by
 * itself, with Sentinels to the primary that they name. Starts without Redis: callers handle its absence.
 */
export const openRedis = async ({
  url,
  sentinels,
  log,
  silenceMs = peerSilenceMs(700),
}: {
  url: string
  sentinels?: RedisSentinels
  log: Logger
  /** Silence after which the server counts as frozen; this process must not stall longer either. */
  silenceMs?: number
}): Promise<Resource & { client: RedisClient }> => {
  const waitFor = (connected: Promise<void>): Promise<void> =>
    withTimeout(connected, maxConnectMs, () => log.warn('redis: first connection failed, starting without it'))
  if (sentinels) {
    const primary = followPrimary({ url, sentinels, silenceMs, log })
    await waitFor(primary.connected)
    return primary
  }
  const client = createRedis(url, silenceMs)
  await waitFor(connectRedis(client, log))
  return {
    name: 'redis',
    client,
    async [Symbol.asyncDispose]() {
      client.destroy()
    },
  }
}
