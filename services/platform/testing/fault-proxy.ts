import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface FaultProxy extends AsyncDisposable {
  address: string
  /** Breaks every connection and refuses new ones, like a killed server. */
  cut(): void
  /** Keeps connections and accepts new ones, but forwards nothing, like a stopped server. */
  freeze(): void
  /** Resumes forwarding, including the data held back. */
  restore(): void
}

export interface FaultProxyOptions {
  target: string
  createFilter?: () => (chunk: Buffer) => Buffer
}

const host = '127.0.0.1'

const split = (address: string): { host: string; port: number } => {
  const colon = address.lastIndexOf(':')
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) }
}

/** Starts a TCP proxy on a free port. Works for every engine; Kafka needs `startKafkaProxy`. */
export const startFaultProxy = async ({ target, createFilter }: FaultProxyOptions): Promise<FaultProxy> => {
  let mode: 'open' | 'cut' | 'frozen' = 'open'
  const sockets = new Set<Socket>()

  const hold = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    if (mode === 'frozen') socket.pause()
    return socket
  }
  /** Forwards without `pipe`, which would resume a paused socket. */
  const forward = (from: Socket, to: Socket, filter: (chunk: Buffer) => Buffer): void => {
    from.on('data', (chunk: Buffer) => to.write(filter(chunk)))
    from.on('close', () => to.destroy())
    if (mode === 'frozen') from.pause()
  }
  const server = createServer((client) => {
    if (mode === 'cut') return client.destroy()
    const engine = hold(connect(split(target)))
    forward(hold(client), engine, (chunk) => chunk)
    forward(engine, client, createFilter?.() ?? ((chunk) => chunk))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve)
  })
  const cut = (): void => {
    mode = 'cut'
    sockets.forEach((socket) => socket.destroy())
  }
  return {
    address: `${host}:${(server.address() as AddressInfo).port}`,
    cut,
    freeze: () => {
      mode = 'frozen'
      sockets.forEach((socket) => socket.pause())
    },
    restore: () => {
      mode = 'open'
      sockets.forEach((socket) => socket.resume())
    },
    async [Symbol.asyncDispose]() {
      cut()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

const encodeBroker = (address: string): Buffer => {
  const { host: name, port } = split(address)
  const bytes = Buffer.alloc(2 + name.length + 4)
  bytes.writeInt16BE(name.length, 0)
  bytes.write(name, 2)
  bytes.writeInt32BE(port, 2 + name.length)
  return bytes
}

/** Buffers whole responses (length-prefixed) and replaces the broker's address in them. */
const createBrokerFilter = (from: Buffer, to: Buffer) => {
  let held: Buffer = Buffer.alloc(0)
  return (chunk: Buffer): Buffer => {
    held = Buffer.concat([held, chunk])
    let end = 0
    while (held.length >= end + 4 && held.length >= end + 4 + held.readInt32BE(end)) end += 4 + held.readInt32BE(end)
    const whole = held.subarray(0, end)
    held = held.subarray(end)
    for (let at = whole.indexOf(from); at !== -1; at = whole.indexOf(from, at + to.length)) to.copy(whole, at)
    return whole
  }
}

/**
 * Starts a proxy to a single broker. Kafka returns broker addresses to clients, so the proxy replaces the broker's address by its own in
 * each response (both must be 127.0.0.1: the length stays the same).
 */
export const startKafkaProxy = async (broker: string): Promise<FaultProxy> => {
  let filterTo: Buffer = Buffer.alloc(0)
  const from = encodeBroker(broker)
  const proxy = await startFaultProxy({ target: broker, createFilter: () => createBrokerFilter(from, filterTo) })
  filterTo = encodeBroker(proxy.address)
  return proxy
}
