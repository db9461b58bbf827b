import { randomUUID } from 'node:crypto'
import { deadlineSignal } from '@pandex/platform/deadline-signal'
import type { Context, Identity } from '@pandex/platform/grpc/context'
import { createRequestLog } from '@pandex/platform/logger'
import type { Logger, RequestLine } from '@pandex/platform/logger'
import { metrics } from '@pandex/platform/metrics'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origin } from '../gate/client-address.ts'
import type { Gate } from '../gate/gate.ts'
import type { VisitKind } from '../gate/visit-counts.ts'
import type { Visitor } from '../gate/visitor.ts'

export interface Visit extends Visitor, Origin {
  requestId: string
  startedAtMs: number
  /** The route's spec or name, for logs and metrics; never the path, which contains user input. */
  route: string
  /** Usage kind to count besides a visit; undefined after a refusal. */
  kind?: VisitKind | undefined
}

/** Routes of requests refused by `admit`, and of static files, which count as part of their page. */
export const blockedRoute = 'blocked'
export const fileRoute = 'file'

/** Client-supplied ids are accepted only if they can neither forge a log line nor flood the log. */
const saneId = /^[\w.:-]{1,64}$/

const firstId = 0x100000
const lastId = 0xffffff

let idPrefix = ''
let nextId = lastId + 1

/** UUID-like and unique across processes; a random UUID per request would take longer. */
const newRequestId = (): string => {
  if (nextId > lastId) {
    idPrefix = randomUUID().slice(0, 30)
    nextId = firstId
  }
  return idPrefix + (nextId++).toString(16)
}

const clientClosedStatus = 499

/** Stored on the response: a map lookup would cost more than all other work of a visit. */
const visitKey = Symbol('visit')

type Visited = ServerResponse & { [visitKey]?: Visit }

/** @throws Error when `createVisits` did not handle this response */
export const visitOf = (res: Visited): Visit => {
  const visit = res[visitKey]
  if (!visit) throw new Error('nobody began this visit')
  return visit
}

export interface VisitDeps {
  log: Logger
  gate: Pick<Gate, 'countVisit'>
  originOf: (req: IncomingMessage) => Origin
}

/** When the response closes, the visit is counted and its access log line is written. */
export const createVisits = ({ log, gate, originOf }: VisitDeps): ((req: IncomingMessage, res: Visited) => Visit) => {
  const write = createRequestLog(log)
  return (req, res) => {
    const given = req.headers['x-request-id']
    const { client, isSecure } = originOf(req)
    const visit: Visit = {
      requestId: typeof given === 'string' && saneId.test(given) ? given : newRequestId(),
      client,
      headers: req.headers,
      startedAtMs: performance.now(),
      route: 'unknown',
      isSecure,
    }
    res[visitKey] = visit
    res.on('close', () => {
      endVisit(write, req, res, visit)
      countVisit(gate, visit, res.statusCode)
    })
    return visit
  }
}

const countVisit = (gate: Pick<Gate, 'countVisit'>, { route, kind, client }: Visit, status: number): void => {
  if (route === fileRoute) return
  gate.countVisit(client, 'visit')
  if (route === blockedRoute) gate.countVisit(client, 'blocked')
  else if (kind && status < 400) gate.countVisit(client, kind)
}

const endVisit = (
  write: (line: RequestLine) => void,
  req: IncomingMessage,
  res: ServerResponse,
  visit: Visit,
): void => {
  const status = res.writableFinished ? res.statusCode : clientClosedStatus
  const ms = performance.now() - visit.startedAtMs
  const { requestId, route, client } = visit
  metrics.httpSeconds.record(route, status, ms / 1000)
  const line = { request_id: requestId, route, method: req.method ?? '', status, ms: Math.round(ms * 10) / 10 }
  write({ ...line, client: client.address })
}

export const readBudgetMs = 5_000
export const writeBudgetMs = 8_000

export const contextOf = (
  { requestId, client }: Visit,
  options: { log: Logger; budgetMs: number; user?: Identity; signal?: AbortSignal },
): Context => ({
  requestId,
  // Not empty: services treat calls without user and address as internal.
  clientAddress: client.address || 'unknown',
  deadlineMs: Date.now() + options.budgetMs,
  signal: options.signal ?? deadlineSignal(options.budgetMs),
  log: options.log.child({ request_id: requestId }),
  ...(options.user && { user: options.user }),
})

export const hangUpSignal = (res: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return gone.signal
}
