import { LRUCache } from 'lru-cache'
import type { Call } from '../pipeline/step.ts'

interface RememberedInput {
  input: unknown
  cacheKey: string
  url: string | undefined
  contentType: string | undefined
  contentEncoding: string | undefined
}

export interface InputMemo {
  get: (call: Call) => RememberedInput | undefined
  put: (call: Call) => void
}

const maxRememberedLength = 4_000

/** Keyed by the body or URL alone: building a composite key would take as long as the rest of the request. */
const nameOf = ({ req, body }: Call): string => (body.length === 0 ? (req.url ?? '') : body.toString('latin1'))

/** Remembers the parsed inputs of one route, so that a repeated request is neither parsed nor validated. */
export const createInputMemo = (): InputMemo => {
  const remembered = new LRUCache<string, RememberedInput>({
    maxSize: 4_000_000,
    sizeCalculation: ({ url = '' }, body) => (url.length + body.length) * 2 + 1,
  })
  return {
    get(call) {
      const { url, headers } = call.req
      const known = remembered.get(nameOf(call))
      const isSame =
        known?.url === url &&
        known?.contentType === headers['content-type'] &&
        known?.contentEncoding === headers['content-encoding']
      return isSame ? known : undefined
    },
    put(call) {
      const { url = '', headers } = call.req
      const { 'content-type': contentType, 'content-encoding': contentEncoding } = headers
      const name = nameOf(call)
      if (url.length + name.length > maxRememberedLength) return
      remembered.set(name, { input: call.input, cacheKey: call.cacheKey, url, contentType, contentEncoding })
    },
  }
}
