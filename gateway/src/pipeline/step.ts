import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import type { VisitKind } from '@pandex/contracts/enums'
import type { Identity } from '@pandex/platform/grpc/context'
import type { CachedResponse } from '../cache/cached-response.ts'
import type { Route } from '../routes/route.ts'
import type { RequestContext, RouteResult } from '../types.ts'

export interface PreparedRoute {
  spec: string
  method: string
  path: string
  row: Route
  schema: z.ZodType
  /** Cache namespace: specs that share a row share cached responses. */
  cacheName: string
  visitKind: VisitKind | undefined
  /** Answers the requests of a raw route, which reads its own body. */
  serveRaw?: Step
}

const noParams: Record<string, string> = {}
const emptyBody = Buffer.alloc(0)

/** A request on its way through the steps. Each step sets the fields that later steps read. */
export class Call {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly context: RequestContext
  /** Ends the pipeline: a step answered the request. */
  isAnswered = false
  /** Set by `findRoute`. */
  route!: PreparedRoute
  params = noParams
  /** Set by `authenticate`. Routes with a cache authenticate only after a refusal (`load-answer.ts`). */
  user: Identity | undefined = undefined
  body: Buffer = emptyBody
  /** Set by `parseInput`; the cache key only for routes with a cache. */
  input: unknown = undefined
  cacheKey = ''
  /** Set by `loadAnswer`: exactly one of them. */
  cached: CachedResponse | undefined = undefined
  result: RouteResult | undefined = undefined

  constructor(req: IncomingMessage, res: ServerResponse, context: RequestContext) {
    this.req = req
    this.res = res
    this.context = context
  }
}

/** Synchronous when it can be: extra microtasks cost time on every cache hit. A thrown or rejected error answers the request. */
export type Step = (call: Call) => void | Promise<void>
