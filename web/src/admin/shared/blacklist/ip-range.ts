const isIpv4 = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) &&
  text.split('.').every((part) => Number(part) <= 255 && String(Number(part)) === part)

/** The URL parser accepts all short forms of IPv6. */
const isIpv6 = (text: string): boolean => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`)

/** Accepts an address, a CIDR range, or `first-last`; IPv4 or IPv6. */
export const isIpOrRange = (text: string): boolean => {
  const ends = text.split('-').map((end) => end.trim())
  if (ends.length === 2) return ends.every(isIpv4) || ends.every(isIpv6)
  const [address = '', prefix, ...more] = text.trim().split('/')
  const bits = isIpv4(address) ? 32 : isIpv6(address) ? 128 : 0
  if (bits === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

export const toRange24 = (text: string): string | undefined => {
  const address = text.trim()
  return isIpv4(address) ? `${address.split('.').slice(0, 3).join('.')}.0/24` : undefined
}
