import { openOutbound, OutboundError } from './outbound.ts'
import type { Outbound, OutboundResponse, OutboundOptions, OutboundRequest } from './outbound.ts'
import type { Resource } from '../process/resource.ts'

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

export const openOutboundClient = (options: Pick<OutboundOptions, 'mapTo' | 'resolve'> = {}): OutboundClient => {
  const clients = new Map<string, HostClient>()

  const openClient = (host: string): HostClient => {
    try {
      return { ...openOutbound({ ...options, allowedHosts: [host] }), inFlight: 0 }
    } catch (error) {
      // An IP address or a local name is not an allowed host.
      throw new OutboundError('forbidden', error)
    }
  }
  const clientFor = (host: string): HostClient => {
    const known = clients.get(host)
    if (known) return known
    const client = openClient(host)
    const [unused] = [...clients].filter(([, { inFlight }]) => inFlight === 0)
    if (unused && clients.size >= maxHosts) {
      clients.delete(unused[0])
      void unused[1][Symbol.asyncDispose]()
    }
    clients.set(host, client)
    return client
  }
  return {
    name: 'outbound',
    fetch: async (request) => {
      const host = URL.parse(request.url)?.hostname
      if (!host) throw new OutboundError('forbidden')
      const client = clientFor(host)
      client.inFlight += 1
      // No redirects: the request may carry an API key.
      return client.fetch({ ...request, maxHops: 0 }).finally(() => {
        client.inFlight -= 1
      })
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...clients.values()].map((client) => client[Symbol.asyncDispose]()))
    },
  }
}
