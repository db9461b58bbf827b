import { createClient, RESP_TYPES } from 'redis'
import { peerSilenceMs } from './process/config.ts'
import type { Logger } from './logging/logger.ts'
import type { Resource } from './process/resource.ts'
import { withTimeout } from './resilience/with-timeout.ts'

const maxConnectMs = 1_500

export type RedisClient = ReturnType<typeof createRedis>

const createRedis = (url: string, silenceMs: number) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 300,
    socket: {
      connectTimeout: 1_000,
      // Bounds a command sent to a frozen server; pings keep an idle connection from looking frozen.
      socketTimeout: silenceMs,
      // The default strategy gives up forever after a socket timeout.
      reconnectStrategy: (retries) => Math.min(2_000, 50 * 2 ** retries) + Math.floor(Math.random() * 50),
    },
  })

export const inBytes = (client: RedisClient) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })

/**
 * Opens a client whose commands fail within about a second when the server freezes or disconnects, and then immediately; it reconnects by
 * itself. Starts without Redis: callers handle its absence.
 */
export const openRedis = async ({
  url,
  log,
  silenceMs = peerSilenceMs(700),
}: {
  url: string
  log: Logger
  /** Silence after which the server counts as frozen; this process must not stall longer either. */
  silenceMs?: number
}): Promise<Resource & { client: RedisClient }> => {
  const client = createRedis(url, silenceMs)
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis: connection lost, reconnecting'))
  const connecting = client
    .connect()
    .catch((error: unknown) => log.warn({ err: error }, 'redis: first connection failed, starting without it'))
  await withTimeout(connecting, maxConnectMs, () => undefined)
  return {
    name: 'redis',
    client,
    async [Symbol.asyncDispose]() {
      client.destroy()
    },
  }
}
