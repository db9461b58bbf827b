/**
 * Preloaded by the processes of a tested product: connects the hosts of REDIRECTED_HOSTS to a local port, so that requests to outside
 * servers reach a recorder. TLS server name and Host stay those of the real host.
 */
import { Socket } from 'node:net'

const { REDIRECTED_HOSTS = '', REDIRECTED_PORT = '' } = process.env
const hosts = new Set(REDIRECTED_HOSTS.split(','))

// oxlint-disable-next-line typescript/unbound-method -- called with the socket below
const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket

Socket.prototype.connect = function redirected(this: Socket, ...args: unknown[]): Socket {
  const [options, ...rest] = args as [{ host?: string }, ...unknown[]]
  if (typeof options?.host !== 'string' || !hosts.has(options.host)) return connect.apply(this, args)
  return connect.call(
    this,
    { ...options, host: '127.0.0.1', port: Number(REDIRECTED_PORT), lookup: undefined },
    ...rest,
  )
} as typeof Socket.prototype.connect
