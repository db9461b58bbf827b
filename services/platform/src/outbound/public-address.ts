import { BlockList } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Non-public ranges that ipaddr.js classifies as unicast (IANA special-purpose registries). */
const specialPurpose = new BlockList()
specialPurpose.addSubnet('198.18.0.0', 15, 'ipv4')
specialPurpose.addSubnet('2001::', 23, 'ipv6')
specialPurpose.addSubnet('3fff::', 20, 'ipv6')

const global = new BlockList()
global.addSubnet('0.0.0.0', 0, 'ipv4')
global.addSubnet('2000::', 3, 'ipv6')

/** False for loopback, private and special-use addresses, and for text that is no address. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  const [plain, kind] = [address.toString(), address.kind()]
  return address.range() === 'unicast' && global.check(plain, kind) && !specialPurpose.check(plain, kind)
}
