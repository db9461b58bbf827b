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

/** @param ways how every host is reached, in tests */
export const openOutside = (ways: Pick<OutboundOptions, 'mapTo' | 'resolve'> = {}): Outside => {
  const open = new Map<string, Outbound>()
  const doorTo = (host: string): Outbound => {
    const known = open.get(host)
    if (known) return known
    const [oldest] = open
    if (oldest && open.size >= maxOpen) {
      open.delete(oldest[0])
      void oldest[1][Symbol.asyncDispose]()
    }
    const door = openOutbound({ ...ways, allowedHosts: [host] })
    open.set(host, door)
    return door
  }
  return {
    name: 'outside',
    fetch: async (request) => {
      const host = URL.parse(request.url)?.hostname
      if (!host) throw new OutboundError('forbidden')
      // Redirects end where they begin: whoever is asked with a key does not send it on.
      return doorTo(host).fetch({ ...request, maxHops: 0 })
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...open.values()].map((door) => door[Symbol.asyncDispose]()))
    },
  }
}
