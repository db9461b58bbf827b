import { openOutbound, OutboundError } from '@pandex/platform/outbound/outbound'
import type { Outbound, OutboundAnswer, OutboundOptions, OutboundRequest } from '@pandex/platform/outbound/outbound'
import type { Resource } from '@pandex/platform/run-service'

/** Outbound client for hosts that the site configuration names. A request may only reach the host of its own URL. */
export interface Outside extends Resource {
  /** @throws OutboundError and nothing else */
  fetch(request: OutboundRequest): Promise<OutboundAnswer>
}

const maxOpen = 8

interface Door extends Outbound {
  /** Requests in flight; a client with requests in flight is not evicted. */
  waiting: number
}

export const openOutside = (ways: Pick<OutboundOptions, 'mapTo' | 'resolve'> = {}): Outside => {
  const doors = new Map<string, Door>()

  const openDoor = (host: string): Door => {
    try {
      return { ...openOutbound({ ...ways, allowedHosts: [host] }), waiting: 0 }
    } catch (error) {
      // An IP address or a local name is not an allowed host.
      throw new OutboundError('forbidden', error)
    }
  }
  const doorTo = (host: string): Door => {
    const known = doors.get(host)
    if (known) return known
    const door = openDoor(host)
    const [unused] = [...doors].filter(([, { waiting }]) => waiting === 0)
    if (unused && doors.size >= maxOpen) {
      doors.delete(unused[0])
      void unused[1][Symbol.asyncDispose]()
    }
    doors.set(host, door)
    return door
  }
  return {
    name: 'outside',
    fetch: async (request) => {
      const host = URL.parse(request.url)?.hostname
      if (!host) throw new OutboundError('forbidden')
      const door = doorTo(host)
      door.waiting += 1
      // No redirects: the request may carry an API key.
      return door.fetch({ ...request, maxHops: 0 }).finally(() => {
        door.waiting -= 1
      })
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...doors.values()].map((door) => door[Symbol.asyncDispose]()))
    },
  }
}
