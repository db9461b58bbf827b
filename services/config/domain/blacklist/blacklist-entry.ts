import { AppError } from '@pandex/platform/errors'
import { doOverlap, readNetwork, readNetworks } from '../network.ts'
import type { Network } from '../network.ts'

/** Networks that no entry may match: admins would lock themselves out, and a proxy forwards all visitors. */
export interface ProtectedNetworks {
  own: Network | null
  proxies: readonly Network[]
}

export const protectedNetworksOf = (clientAddress: string, proxies: readonly Network[]): ProtectedNetworks => ({
  own: readNetwork(clientAddress),
  proxies,
})

/** Wider ranges are mistakes: they would block whole continents. */
const minPrefixBits = { ipv4: 8, ipv6: 19 } as const

const maxReasonLength = 500

const badIp = (message: string): AppError => new AppError('invalid', 'config.bad_ip', message, { fields: ['ip'] })

/** @returns the networks to store, or the error (invalid config.bad_ip) */
export const readEntries = (text: string): Network[] | AppError => {
  const networks = readNetworks(text)
  if (!networks) return badIp('不是有效的 IP 地址或网段')
  if (networks.some(({ bits, first }) => bits < minPrefixBits[first.kind()]))
    return badIp('网段太大，IPv4 最大 /8，IPv6 最大 /19')
  return networks
}

export const matchesOwn = (network: Network, { own }: ProtectedNetworks): boolean =>
  own !== null && doOverlap(network, own)

export const matchesProxy = (network: Network, { proxies }: ProtectedNetworks): boolean =>
  proxies.some((proxy) => doOverlap(network, proxy))

/** @returns the reason not to enable an entry: failed_precondition config.own_address, config.trusted_proxy */
export const refusalOf = (network: Network, protectedNetworks: ProtectedNetworks): AppError | null => {
  if (matchesOwn(network, protectedNetworks))
    return new AppError('failed_precondition', 'config.own_address', '不能封禁您自己的地址')
  if (matchesProxy(network, protectedNetworks))
    return new AppError('failed_precondition', 'config.trusted_proxy', '不能封禁本站的代理服务器')
  return null
}

/** Collapses whitespace. @throws AppError invalid config.bad_reason */
export const cleanReason = (text: string): string => {
  const reason = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (reason.length > maxReasonLength)
    throw new AppError('invalid', 'config.bad_reason', `原因不能超过 ${maxReasonLength} 个字`, { fields: ['reason'] })
  return reason
}
