import ipaddr from 'ipaddr.js'

/** The two widths at which visitors are counted, in CIDR form. */
export interface ClientNetworks {
  /** One subscriber: an IPv4 address, or an IPv6 /64, within which his devices change theirs all the time. */
  subscriber: string
  /** His neighbourhood: an IPv4 /24, an IPv6 /48. */
  network: string
}

/** What is no address counts as one visitor. */
export const unknownNetworks: ClientNetworks = { subscriber: 'unknown', network: 'unknown' }

/** @param text an address; one that came wrapped in IPv6 is an IPv4 address */
export const networksOf = (text: string): ClientNetworks => {
  // A zone (fe80::1%eth0) names an interface of ours, not a visitor.
  const [bare = ''] = text.split('%')
  if (!ipaddr.isValid(bare)) return unknownNetworks
  const address = ipaddr.process(bare)
  const within = (bits: number): string => {
    const front = address.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0))
    return `${ipaddr.fromByteArray(front).toString()}/${bits}`
  }
  return address.kind() === 'ipv4'
    ? { subscriber: address.toString(), network: within(24) }
    : { subscriber: within(64), network: within(48) }
}

/** Who uses a service: the client that a call serves, also where its answer will be shared. */
export const flowOf = ({
  flowAddress,
  clientAddress,
}: {
  flowAddress?: string
  clientAddress: string
}): ClientNetworks => networksOf(flowAddress ?? clientAddress)
