import { createClient, RESP_TYPES } from 'redis'
import { peerSilenceMs } from './config.ts'
import type { Logger } from './logger.ts'
import type { Resource } from './run-service.ts'

export type RedisClient = ReturnType<typeof createRedis>

const createRedis = (url: string, silenceMs: number) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 300,
    socket: {
      connectTimeout: 1_000,
      // Bounds a command that was written to a frozen server; pings keep an idle connection from looking frozen.
      socketTimeout: silenceMs,
      // The default strategy gives up for ever after a socket timeout.
      reconnectStrategy: (retries) => Math.min(2_000, 50 * 2 ** retries) + Math.floor(Math.random() * 50),
    },
  })

/** The same client for values that are no text. */
export const inBytes = (client: RedisClient) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })

/**
 * Opens a client whose commands fail within about a second while the server is frozen or gone, and at once after that;
 * it reconnects by itself. Never waits for the server: callers decide what a missing Redis means.
 */
export const openRedis = async ({
  url,
  log,
  silenceMs = peerSilenceMs(700),
}: {
  url: string
  log: Logger
  /** For so long the server may say nothing before it counts as frozen; also what this process may be held up itself. */
  silenceMs?: number
}): Promise<Resource & { client: RedisClient }> => {
  const client = createRedis(url, silenceMs)
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis connection lost'))
  const connecting = client.connect().catch((error: unknown) => log.warn({ err: error }, 'redis did not connect'))
  await Promise.race([connecting, new Promise((resolve) => setTimeout(resolve, 1_500).unref())])
  return {
    name: 'redis',
    client,
    async [Symbol.asyncDispose]() {
      client.destroy()
    },
  }
}
