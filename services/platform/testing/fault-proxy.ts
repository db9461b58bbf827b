import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A way to an engine that a test can disturb. */
export interface FaultProxy extends AsyncDisposable {
  /** host:port to give to clients. */
  address: string
  /** Breaks every connection and refuses new ones, as a server that was killed. */
  cut(): void
  /** Keeps every connection and accepts new ones, but lets nothing through, as a server that was stopped. */
  freeze(): void
  /** Lets everything through again, what was held back included. */
  heal(): void
}

export interface FaultProxyOptions {
  /** host:port of the engine. */
  target: string
  /** Looks at what the engine sends, piece by piece, and may change it. Made anew for each connection. */
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
  /** Passes data on by hand: `pipe` would resume a socket that is paused on purpose. */
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
    heal: () => {
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

/** A broker's name as its answers hold it: length, host, port. */
const encodeBroker = (address: string): Buffer => {
  const { host: name, port } = split(address)
  const bytes = Buffer.alloc(2 + name.length + 4)
  bytes.writeInt16BE(name.length, 0)
  bytes.write(name, 2)
  bytes.writeInt32BE(port, 2 + name.length)
  return bytes
}

/** Collects whole answers (each begins with its length) and replaces the broker's address in them. */
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
 * A proxy to a single broker. Kafka tells its clients where to connect, so the proxy puts its own address in place of the
 * broker's in each answer (both must be 127.0.0.1: the length stays the same).
 */
export const startKafkaProxy = async (broker: string): Promise<FaultProxy> => {
  let filterTo: Buffer = Buffer.alloc(0)
  const from = encodeBroker(broker)
  const proxy = await startFaultProxy({ target: broker, createFilter: () => createBrokerFilter(from, filterTo) })
  filterTo = encodeBroker(proxy.address)
  return proxy
}
