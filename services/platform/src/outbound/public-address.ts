import { BlockList } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Ranges that lead to no public host although ipaddr.js takes them for ordinary ones (IANA's special-purpose registries). */
const special = new BlockList()
special.addSubnet('198.18.0.0', 15, 'ipv4')
special.addSubnet('2001::', 23, 'ipv6')
special.addSubnet('3fff::', 20, 'ipv6')

/** What is handed out to hosts. */
const global = new BlockList()
global.addSubnet('0.0.0.0', 0, 'ipv4')
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public net, not of this machine, its network or a special use. What is no address is not. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  const [plain, kind] = [address.toString(), address.kind()]
  return address.range() === 'unicast' && global.check(plain, kind) && !special.check(plain, kind)
}
