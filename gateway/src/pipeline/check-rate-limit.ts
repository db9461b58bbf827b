import type { RequestLimits } from '../rate-limit/request-limits.ts'
import type { Step } from './step.ts'

/** Takes one call from the client's budgets and applies the throttling levels. */
export const createRateLimitCheck =
  (limits: RequestLimits): Step =>
  ({ route, context }) =>
    limits.check(context, route.row.limit, route.row.isEssential === true)
