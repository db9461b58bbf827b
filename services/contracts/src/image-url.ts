import { readPublicUrl } from '@pandex/platform/outbound/public-host'

/** A path on this site: browsers treat `//host` and `/\host` as another host. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/

const protocols = ['http:', 'https:']

/**
 * The stored form of an image URL: empty, a path on this site, or an https URL with a public host. Plain http is upgraded, unless it names
 * a port.
 * @param mayHaveMark accepts a leading `{host}`, which stands for this site's address
 * @returns undefined when pages could not show the image
 */
export const readImageUrl = (
  given: string,
  { mayHaveMark: allowsHostPlaceholder = false } = {},
): string | undefined => {
  const text = given.trim()
  if (text === '' || sitePath.test(text)) return text
  if (allowsHostPlaceholder && text.startsWith('{host}')) {
    const path = text.slice('{host}'.length)
    return path === '' || sitePath.test(path) ? text : undefined
  }
  const url = readPublicUrl(text, { protocols })
  if (!url || (url.protocol === 'http:' && url.port !== '')) return undefined
  return url.protocol === 'http:' ? text.replace(/^http(:\/\/[^/?#:]*)(?::80)?(?=[/?#:]|$)/i, 'https$1') : text
}
