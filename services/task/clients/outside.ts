import { openOutbound, OutboundError } from '@pandex/platform/outbound/outbound'
import type { Outbound, OutboundAnswer, OutboundOptions, OutboundRequest } from '@pandex/platform/outbound/outbound'
import type { Resource } from '@pandex/platform/run-service'

/** Asks the hosts that the site's configuration names: each request may go to the host of its own address, and nowhere else. */
export interface Outside extends Resource {
  /** @throws OutboundError and nothing else */
  fetch(request: OutboundRequest): Promise<OutboundAnswer>
}

/** More hosts than a site names at one time. */
const maxOpen = 8

interface Door extends Outbound {
  /** How many answers are waited for. */
  waiting: number
}

/** @param ways how every host is reached, in tests */
export const openOutside = (ways: Pick<OutboundOptions, 'mapTo' | 'resolve'> = {}): Outside => {
  const doors = new Map<string, Door>()

  const openDoor = (host: string): Door => {
    try {
      return { ...openOutbound({ ...ways, allowedHosts: [host] }), waiting: 0 }
    } catch (error) {
      // An address, or a name of this machine: no host that anybody could have by that name.
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
      // Redirects end where they begin: whoever is asked with a key does not send it on.
      return door.fetch({ ...request, maxHops: 0 }).finally(() => {
        door.waiting -= 1
      })
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...doors.values()].map((door) => door[Symbol.asyncDispose]()))
    },
  }
}
