import ipaddr from 'ipaddr.js'

/** The two prefix lengths at which clients are counted, in CIDR form. */
export interface ClientNetworks {
  /** One subscriber: an IPv4 address, or an IPv6 /64, because devices change their address within it. */
  subscriber: string
  /** The surrounding network: an IPv4 /24 or an IPv6 /48. */
  network: string
}

export const unknownNetworks: ClientNetworks = { subscriber: 'unknown', network: 'unknown' }

/** @param text an address; an IPv4-mapped IPv6 address counts as IPv4 */
export const networksOf = (text: string): ClientNetworks => {
  // A zone (fe80::1%eth0) names a local interface, not a client.
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

/** The client whose share of a service a call uses, also when the response will be shared. */
export const flowNetworksOf = ({
  flowAddress,
  clientAddress,
}: {
  flowAddress?: string
  clientAddress: string
}): ClientNetworks => networksOf(flowAddress ?? clientAddress)
