import { AppError } from '@pandex/platform/errors'
import { tokenOf } from '../identity/authenticator.ts'
import { ignoreUnauthenticated } from './authenticate.ts'
import type { AuthenticateDeps } from './authenticate.ts'
import { createCallContext, readBudgetMs } from './request-context.ts'
import type { Call, PreparedRoute, Step } from './step.ts'

export const maintenanceError = (text: string): AppError =>
  new AppError('unavailable', 'gateway.maintenance', text, { retryAfterSeconds: 60 })

/** Admins must be able to log in during maintenance. */
const isAllowedDuringMaintenance = ({ row, spec }: PreparedRoute): boolean =>
  row.isEssential === true || row.auth === 'admin' || spec === 'POST /v1/user/login'

/** Refuses all callers except admins during maintenance, with the configured text. */
export const createMaintenanceCheck = ({ auth, edgeGuard, log }: AuthenticateDeps): Step => {
  const checkAdmin = async ({ user, req, context }: Call, text: string): Promise<void> => {
    const token = tokenOf(req.headers.authorization)
    const ctx = createCallContext(context, { log, budgetMs: readBudgetMs })
    const caller = user ?? (token === '' ? undefined : await auth.identify(token, ctx).catch(ignoreUnauthenticated))
    if (caller?.role !== 'admin') throw maintenanceError(text)
  }
  return (call) => {
    const text = edgeGuard.settings().maintenanceText
    if (text !== undefined && !isAllowedDuringMaintenance(call.route)) return checkAdmin(call, text)
  }
}
