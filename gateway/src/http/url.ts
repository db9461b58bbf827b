/** Expects well-formed URLs: `server.ts` rejects all others. */
import { parse } from 'node:querystring'

const endOfPath = (url: string): number => {
  const at = url.search(/[?#]/)
  return at < 0 ? url.length : at
}

/** Handles absolute URLs (absolute-form), which proxies send, too. */
export const pathOf = (url: string): string => {
  if (url.startsWith('/')) return url.slice(0, endOfPath(url))
  return URL.canParse(url) ? new URL(url).pathname : url
}

export const queryOf = (url: string): Record<string, unknown> => {
  const from = url.indexOf('?')
  return from < 0 ? {} : parse(url.slice(from + 1).split('#')[0] ?? '')
}
