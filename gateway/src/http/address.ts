/** Addresses of requests, taken apart. They are well-formed: `server.ts` lets no other through. */
import { parse } from 'node:querystring'

const endOfPath = (url: string): number => {
  const at = url.search(/[?#]/)
  return at < 0 ? url.length : at
}

/** The path alone; of a whole URL, as proxies send it, too. */
export const pathOf = (url: string): string => {
  if (url.startsWith('/')) return url.slice(0, endOfPath(url))
  return URL.canParse(url) ? new URL(url).pathname : url
}

/** The parameters behind the question mark. */
export const queryOf = (url: string): Record<string, unknown> => {
  const from = url.indexOf('?')
  return from < 0 ? {} : parse(url.slice(from + 1).split('#')[0] ?? '')
}
