/**
 * Resolves a stored image URL: `{host}` is this site, and other schemes than http(s) give ''.
 * Upgrades http to https, because pages load https images only.
 */
export const resolveImageUrl = (stored: string, host: string): string => {
  const text = stored.trim()
  const address = text.startsWith('{host}') ? host + text.slice('{host}'.length) : text
  if (/^\/(?![/\\])/.test(address)) return address
  if (!/^https?:\/\/[^\s/\\]/i.test(address)) return ''
  return host && address.startsWith(`${host}/`) ? address : address.replace(/^http:/i, 'https:')
}
