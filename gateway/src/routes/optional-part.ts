import { AppError } from '@pandex/platform/errors'
import type { ErrorKind } from '@pandex/platform/errors'
import type { RouteContext } from '../clients.ts'

/** Maximum wait for one part; after it the page shows the part as unavailable. */
const maxPartMs = 3_000

const serviceFailures: readonly ErrorKind[] = ['unavailable', 'internal']

/** Shortens the deadline, so that a slow service costs only its own part. */
export const partContext = (ctx: RouteContext): RouteContext => ({
  ...ctx,
  deadlineMs: Math.min(ctx.deadlineMs, Date.now() + maxPartMs),
})

/** Null when the service fails, never zero. The service logs the reason. */
export const optionalPart = async <T>(part: Promise<T>): Promise<T | null> =>
  part.catch((error: unknown) => {
    if (error instanceof AppError && serviceFailures.includes(error.kind)) return null
    throw error
  })
