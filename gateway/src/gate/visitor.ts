import type { IncomingHttpHeaders } from 'node:http'
import type { ClientAddress } from './client-address.ts'
import type { Budget } from './rate-limit.ts'

/** Who stands at the gate. */
export interface Visitor {
  client: ClientAddress
  headers: IncomingHttpHeaders
  /** Whether it says that it is a crawler, once that was looked at. */
  isCrawler?: boolean
  /** What is left of his limit, once it was looked at. */
  budget?: Budget
}
