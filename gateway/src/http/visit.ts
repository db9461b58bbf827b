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

/** What is known of a request before anything is done for it. */
export interface Visit extends Visitor, Origin {
  requestId: string
  startedAtMs: number
  /** The row or door it came in by, for the log and the metrics: never the path, which holds what visitors type. */
  route: string
  /** What it is counted as beside a visit; nothing once it was refused. */
  kind?: VisitKind | undefined
}

/** Routes of requests that got no further than the gate, and of files, which belong to the page that asks for them. */
export const blockedRoute = 'blocked'
export const fileRoute = 'file'

/** Ids of callers are taken over only if they can neither forge a log line nor fill it. */
const saneId = /^[\w.:-]{1,64}$/

/** Ids that a prefix is good for, as six digits. */
const firstId = 0x100000
const lastId = 0xffffff

let idPrefix = ''
let nextId = lastId + 1

/** In the form of a UUID, unlike those of every other process; a random one for each request would take longer. */
const newRequestId = (): string => {
  if (nextId > lastId) {
    idPrefix = randomUUID().slice(0, 30)
    nextId = firstId
  }
  return idPrefix + (nextId++).toString(16)
}

const clientClosedStatus = 499

/** Where a visit is kept with its answer. A map beside them would cost more than all else that a visit needs. */
const visitKey = Symbol('visit')

type Visited = ServerResponse & { [visitKey]?: Visit }

/** @throws Error when no visit was begun for it */
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

/** Makes what begins visits; when the answer to one is over, it is counted and its line is written in the log. */
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

/** The context of work that is done for one visitor: it ends when he goes away. */
export const contextOf = (
  { requestId, client }: Visit,
  options: { log: Logger; budgetMs: number; user?: Identity; signal?: AbortSignal },
): Context => ({
  requestId,
  // Never empty: that is how services know each other.
  clientAddress: client.address || 'unknown',
  deadlineMs: Date.now() + options.budgetMs,
  signal: options.signal ?? deadlineSignal(options.budgetMs),
  log: options.log.child({ request_id: requestId }),
  ...(options.user && { user: options.user }),
})

/** Fires when the visitor hangs up before he has his answer. */
export const hangUpSignal = (res: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return gone.signal
}
