/** URLs of images that admins and programs give. Pages show images over https only (CSP `img-src`). */
import { readPublicUrl } from './outbound/public-host.ts'

/** A path of this site: browsers take `//host` and `/\host` for the address of another. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

const protocols = ['http:', 'https:']

/**
 * The form in which the URL of an image is stored: empty, a path of this site, or an https URL with a public host. Plain http is
 * upgraded, except on a port of its own, where nothing answers https.
 * @param mayHaveMark takes `{host}` in front of a path, which stands for this site's own address
 * @returns undefined when pages could not show it
 */
export const readImageUrl = (given: string, { mayHaveMark = false } = {}): string | undefined => {
  const text = given.trim()
  if (text === '' || ownPath.test(text)) return text
  if (mayHaveMark && text.startsWith('{host}')) {
    const path = text.slice('{host}'.length)
    return path === '' || ownPath.test(path) ? text : undefined
  }
  const url = readPublicUrl(text, { protocols })
  if (!url || (url.protocol === 'http:' && url.port !== '')) return undefined
  return url.protocol === 'http:' ? text.replace(/^http(:\/\/[^/?#:]*)(?::80)?(?=[/?#:]|$)/i, 'https$1') : text
}
