import { AppError } from '@pandex/platform/errors'
import type { ErrorKind } from '@pandex/platform/errors'
import type { RouteContext } from '../clients.ts'

/** Longer, and the page shows the part as unavailable. */
const maxPartMs = 3_000

const serviceFailures: readonly ErrorKind[] = ['unavailable', 'internal']

/** A context whose calls give up in time for the answer to leave their part out. */
export const partContext = (ctx: RouteContext): RouteContext => ({
  ...ctx,
  deadlineMs: Math.min(ctx.deadlineMs, Date.now() + maxPartMs),
})

/** Null when the service fails, which logs the reason: never a wrong zero. */
export const optionalPart = async <T>(part: Promise<T>): Promise<T | null> =>
  part.catch((error: unknown) => {
    if (error instanceof AppError && serviceFailures.includes(error.kind)) return null
    throw error
  })
