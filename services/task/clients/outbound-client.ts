import { openOutbound, OutboundError } from '@pandex/platform/outbound/outbound'
import type { Outbound, OutboundResponse, OutboundOptions, OutboundRequest } from '@pandex/platform/outbound/outbound'
import type { Resource } from '@pandex/platform/process/run-service'

/** Outbound client for hosts that the site configuration names. A request may only reach the host of its own URL. */
export interface OutboundClient extends Resource {
  /** @throws OutboundError and nothing else */
  fetch(request: OutboundRequest): Promise<OutboundResponse>
}

const maxHosts = 8

interface HostClient extends Outbound {
  /** Requests in flight; a client with requests in flight is not evicted. */
  inFlight: number
}

export const openOutboundClient = (ways: Pick<OutboundOptions, 'mapTo' | 'resolve'> = {}): OutboundClient => {
  const doors = new Map<string, HostClient>()

  const openDoor = (host: string): HostClient => {
    try {
      return { ...openOutbound({ ...ways, allowedHosts: [host] }), inFlight: 0 }
    } catch (error) {
      // An IP address or a local name is not an allowed host.
      throw new OutboundError('forbidden', error)
    }
  }
  const doorTo = (host: string): HostClient => {
    const known = doors.get(host)
    if (known) return known
    const door = openDoor(host)
    const [unused] = [...doors].filter(([, { inFlight }]) => inFlight === 0)
    if (unused && doors.size >= maxHosts) {
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
      door.inFlight += 1
      // No redirects: the request may carry an API key.
      return door.fetch({ ...request, maxHops: 0 }).finally(() => {
        door.inFlight -= 1
      })
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...doors.values()].map((door) => door[Symbol.asyncDispose]()))
    },
  }
}
