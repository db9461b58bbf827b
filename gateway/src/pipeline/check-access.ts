import { blockedRoute } from './request-context.ts'
import type { AccessControl } from '../access-control/access-control.ts'
import type { Step } from './step.ts'

/** Refuses clients on the blacklist, banned clients and banned User-Agents. Refused requests are counted as `blocked`. */
export const createAccessCheck =
  (accessControl: AccessControl): Step =>
  ({ context }) => {
    const { route } = context
    context.route = blockedRoute
    accessControl.check(context)
    context.route = route
  }
