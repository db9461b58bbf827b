import ipaddr from 'ipaddr.js'

/** Ranges that lead to no public host although ipaddr.js takes them for ordinary ones (IANA's special-purpose registries). */
const special = ['198.18.0.0/15', '2001::/23', '3fff::/20'].map((range) => ipaddr.parseCIDR(range))

/** All that is handed out to hosts of the IPv6 net. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3')

const isWithin = (address: ipaddr.IPv4 | ipaddr.IPv6, range: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean =>
  address.kind() === range[0].kind() && address.match(range)

/** Whether an address is one of the public net, not of this machine, its network or a special use. What is no address is not. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || special.some((range) => isWithin(address, range))) return false
  return address.kind() === 'ipv4' || isWithin(address, globalIpv6)
}
