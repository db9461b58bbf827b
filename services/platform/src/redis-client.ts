import { createClient } from 'redis'
import type { Logger } from './logging/logger.ts'

export type RedisClient = ReturnType<typeof createRedis>

/**
 * Creates a client whose commands fail within about a second when the server freezes or disconnects, and then immediately; it reconnects
 * by itself after `connect`.
 */
export const createRedis = (url: string, silenceMs: number) =>
  createClient({
    url,
    disableOfflineQueue: true,
    // The timeout of the socket bounds each command. By default each command also has a timer.
    commandOptions: { timeout: 0 },
    pingInterval: 300,
    socket: {
      connectTimeout: 1_000,
      // Bounds a command sent to a frozen server; pings keep an idle connection from looking frozen.
      socketTimeout: silenceMs,
      // The default strategy gives up forever after a socket timeout.
      reconnectStrategy: (retries) => Math.min(2_000, 50 * 2 ** retries) + Math.floor(Math.random() * 50),
    },
  })

/** Starts connecting. @returns resolves with the first connection, or when the client is destroyed before */
export const connectRedis = async (client: RedisClient, log: Logger): Promise<void> => {
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis: connection lost, reconnecting'))
  // Retries for ever: only `destroy` makes this fail.
  await client.connect().catch(() => undefined)
}
