import type { ClientNetworks } from './client-networks.ts'

/** A queue by client. Networks are served round robin, and so are the subscribers within each network. */
export interface FairQueue<T> {
  readonly size: number
  sizeOf(client: ClientNetworks): number
  add(client: ClientNetworks, item: T): void
  take(): T | undefined
  dropNewestOfBusiest(): T | undefined
  remove(client: ClientNetworks, item: T): void
}

interface Flow<T> {
  size: number
  add(item: T, keys: readonly string[]): void
  take(): T | undefined
  dropNewest(): T | undefined
  remove(item: T, keys: readonly string[]): void
}

class Fifo<T> implements Flow<T> {
  readonly #items: T[] = []

  get size(): number {
    return this.#items.length
  }
  add(item: T): void {
    this.#items.push(item)
  }
  take(): T | undefined {
    return this.#items.shift()
  }
  dropNewest(): T | undefined {
    return this.#items.pop()
  }
  remove(item: T): void {
    const at = this.#items.indexOf(item)
    if (at >= 0) this.#items.splice(at, 1)
  }
}

/**
 * Flows by key, served round robin. A new flow is served next, but never twice in a row before a flow that waits longer: many new flows
 * cannot starve the old ones.
 */
class RoundRobin<T> implements Flow<T> {
  readonly #createFlow: () => Flow<T>
  readonly #newFlows = new Map<string, Flow<T>>()
  readonly #oldFlows = new Map<string, Flow<T>>()
  #last = { key: '', isNew: false }
  size = 0

  constructor(createFlow: () => Flow<T>) {
    this.#createFlow = createFlow
  }
  sizeOf(key: string): number {
    return (this.#oldFlows.get(key) ?? this.#newFlows.get(key))?.size ?? 0
  }
  add(item: T, [key = '', ...keys]: readonly string[]): void {
    let flow = this.#oldFlows.get(key) ?? this.#newFlows.get(key)
    if (!flow) this.#newFlows.set(key, (flow = this.#createFlow()))
    flow.add(item, keys)
    this.size += 1
  }
  take(): T | undefined {
    const [firstOld] = this.#oldFlows.keys()
    const isOldsTurn = firstOld !== undefined && this.#last.isNew && firstOld !== this.#last.key
    const isNew = this.#newFlows.size > 0 && !isOldsTurn
    const flows = isNew ? this.#newFlows : this.#oldFlows
    const [first] = flows
    if (!first) return undefined
    const [key, flow] = first
    const item = flow.take()
    flows.delete(key)
    if (flow.size > 0) this.#oldFlows.set(key, flow)
    this.#last = { key, isNew }
    this.size -= 1
    return item
  }
  dropNewest(): T | undefined {
    let busiest: [string, Flow<T>] | undefined
    for (const entry of [...this.#oldFlows, ...this.#newFlows])
      if (!busiest || entry[1].size > busiest[1].size) busiest = entry
    if (!busiest) return undefined
    const item = busiest[1].dropNewest()
    this.#settle(...busiest)
    return item
  }
  remove(item: T, [key = '', ...keys]: readonly string[]): void {
    const flow = this.#oldFlows.get(key) ?? this.#newFlows.get(key)
    if (!flow) return
    flow.remove(item, keys)
    this.#settle(key, flow)
  }
  #settle(key: string, flow: Flow<T>): void {
    if (flow.size === 0) {
      this.#oldFlows.delete(key)
      this.#newFlows.delete(key)
    }
    const flows = [...this.#oldFlows.values(), ...this.#newFlows.values()]
    this.size = flows.reduce((sum, { size }) => sum + size, 0)
  }
}

export const createFairQueue = <T>(): FairQueue<T> => {
  const networks = new RoundRobin<T>(() => new RoundRobin<T>(() => new Fifo<T>()))
  const keysOf = ({ network, subscriber }: ClientNetworks): string[] => [network, subscriber]
  return {
    get size() {
      return networks.size
    },
    sizeOf: ({ network }) => networks.sizeOf(network),
    add: (client, item) => networks.add(item, keysOf(client)),
    take: () => networks.take(),
    dropNewestOfBusiest: () => networks.dropNewest(),
    remove: (client, item) => networks.remove(item, keysOf(client)),
  }
}
