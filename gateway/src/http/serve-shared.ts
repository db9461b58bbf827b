/** Public reads: all clients share the anonymous response, except authenticated clients if it is a refusal. */
import { AppError } from '@pandex/platform/errors'
import type { ErrorKind } from '@pandex/platform/errors'
import { LRUCache } from 'lru-cache'
import { authenticate, showsToken } from './authenticate.ts'
import { inputOf } from './pipeline.ts'
import type { Call, PipelineDeps, Serve } from './pipeline.ts'
import type { Entry } from '../cache/entry.ts'
import type { Wanted } from '../gate/gate.ts'
import { cacheKeyOf, loadShared } from './routes-in-process.ts'
import type { PreparedRoute } from './routes-in-process.ts'
import { sendEntry, sharedHeaders, strangersHeaders } from './send-entry.ts'
import { servePrivate } from './serve-private.ts'

interface Understood {
  input: unknown
  key: string
  url: string | undefined
  contentType: string | undefined
  contentEncoding: string | undefined
}

const maxRememberedLength = 4_000

const createReader = (prepared: PreparedRoute): ((call: Call) => Understood) => {
  const remembered = new LRUCache<string, Understood>({
    maxSize: 4_000_000,
    sizeCalculation: ({ url = '' }, body) => (url.length + body.length) * 2 + 1,
  })
  return (call) => {
    const { url = '', headers } = call.req
    const { 'content-type': contentType, 'content-encoding': contentEncoding } = headers
    // Keyed by the body or URL alone: building a composite key would take as long as the rest of the request.
    const name = call.body.length === 0 ? url : call.body.toString('latin1')
    const before = remembered.get(name)
    if (before?.url === url && before.contentType === contentType && before.contentEncoding === contentEncoding) {
      return before
    }
    const input = inputOf(prepared, call)
    const understood = { input, key: cacheKeyOf(prepared, input), url, contentType, contentEncoding }
    if (url.length + name.length <= maxRememberedLength) remembered.set(name, understood)
    return understood
  }
}

/** Refusals of anonymous clients that may not apply to an authenticated one. */
const refusals = new Set<ErrorKind>(['failed_precondition', 'unauthenticated', 'not_found'])

const asRefusal = (error: unknown): AppError => {
  if (error instanceof AppError && refusals.has(error.kind)) return error
  throw error
}

export const serveShared = (prepared: PreparedRoute, deps: PipelineDeps): Serve => {
  const read = createReader(prepared)
  const serveOwn = servePrivate(prepared, deps)
  const isOptional = prepared.row.auth === 'optional'
  const headers = isOptional ? strangersHeaders : sharedHeaders

  /** Authenticates only when the anonymous response is a refusal. */
  const serveKnown = async (call: Call, stranger: Entry | Promise<Entry>): Promise<void> => {
    const { req, res } = call
    const answered = await Promise.resolve(stranger).catch(asRefusal)
    const isRefusal = answered instanceof AppError || answered.verdict !== undefined
    const user = isRefusal ? await authenticate(prepared, req, res, deps) : undefined
    if (user) return serveOwn({ ...call, user })
    if (answered instanceof AppError) throw answered
    sendEntry(req, res, answered, headers)
    if (answered.wanted) void countKnown(call, answered.wanted)
  }
  /** Searches and views of admins are not counted. Runs after the response, so no client waits for the authentication. */
  const countKnown = async (call: Call, wanted: Wanted): Promise<void> => {
    const user = await authenticate(prepared, call.req, call.res, deps).catch(() => undefined)
    if (user?.role !== 'admin') deps.gate.countWanted(call.visit, wanted)
  }
  const serveStranger = ({ req, res, visit }: Call, entry: Entry): void => {
    sendEntry(req, res, entry, headers)
    if (entry.wanted) deps.gate.countWanted(visit, entry.wanted)
  }
  return (call) => {
    const { input, key } = read(call)
    const stranger = loadShared(prepared, key, input, call.visit, deps)
    if (isOptional && showsToken(call.req)) return serveKnown(call, stranger)
    if (stranger instanceof Promise) return stranger.then((entry) => serveStranger(call, entry))
    serveStranger(call, stranger)
  }
}
