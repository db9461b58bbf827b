import { isIP } from 'node:net'
import { AppError } from '@pandex/platform/errors'
import { readPublicUrl } from '@pandex/platform/outbound/public-host'

/** Not a configuration key, so that admins cannot edit it. */
export const visitedAddressName = 'visited_address'

const maxAddressLength = 300
const protocols = ['https:', 'http:']

const readOrigin = (address: string): URL | undefined => {
  const url = address.length <= maxAddressLength ? URL.parse(address) : null
  return url && protocols.includes(url.protocol) && url.origin === address ? url : undefined
}

/** Ranks addresses by reachability: private, public IP address, public name, public name over https. */
const rankOf = (url: URL): number => {
  if (!readPublicUrl(url.origin, { protocols })) return 0
  if (isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return 1
  return url.protocol === 'https:' ? 3 : 2
}

/**
 * Decides whether the address in an admin's browser replaces the recorded one (an origin, or empty).
 * @returns the address to record @throws AppError invalid config.bad_address
 */
export const chooseVisitedAddress = (recorded: string, visited: string): string => {
  const candidate = readOrigin(visited)
  if (!candidate) throw new AppError('invalid', 'config.bad_address', '不是网站地址', { fields: ['address'] })
  const current = readOrigin(recorded)
  return current && rankOf(current) > rankOf(candidate) ? recorded : visited
}
