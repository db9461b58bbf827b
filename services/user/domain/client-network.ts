import { isIPv6 } from 'node:net'

/** The groups before `::` and those that it stands for. Only the front of the address is of interest. */
const frontGroups = (address: string, count: number): string[] => {
  const [front = ''] = address.split('::')
  const groups = front === '' ? [] : front.split(':')
  return [...groups, ...Array.from({ length: count }, () => '0')].slice(0, count)
}

/**
 * The neighbourhood of a visitor: IPv4 /24, IPv6 /48. What is no address counts as one neighbourhood.
 * @param address as the gateway writes it: normal form, IPv4 never wrapped in IPv6
 */
export const networkOf = (address: string): string => {
  if (isIPv6(address)) return `${frontGroups(address, 3).join(':')}::/48`
  const parts = address.split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : 'unknown'
}
