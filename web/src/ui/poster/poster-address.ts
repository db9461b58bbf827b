/**
 * The address of a picture that was stored as text: `{host}` stands for this site, anything but http(s) is refused (empty).
 * Plain http becomes https, since pages take no other pictures.
 */
export const posterAddress = (stored: string, host: string): string => {
  const text = stored.trim()
  const address = text.startsWith('{host}') ? host + text.slice('{host}'.length) : text
  if (/^\/(?![/\\])/.test(address)) return address
  if (!/^https?:\/\/[^\s/\\]/i.test(address)) return ''
  return host && address.startsWith(`${host}/`) ? address : address.replace(/^http:/i, 'https:')
}
