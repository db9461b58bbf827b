import { flowOf } from '@pandex/platform/client-networks'
import { AppError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import { LRUCache } from 'lru-cache'

/** Short against the second that a queue holds: a refused client fills the places that become free meanwhile. */
const repeatMs = 400
const maxClients = 10_000

type Call = (request: unknown, ctx: Context) => Promise<unknown>

/** Whether a service refused one client's call, and might have taken another's (`platform/admission-control.ts`). */
export const isRefusedToClient = (error: unknown): error is AppError =>
  error instanceof AppError && error.code.endsWith('.too_busy')

/**
 * The same service, but a client whom it refused is refused here for the next 400 ms. A flood then costs neither the service's CPU time
 * nor most of the gateway's.
 */
export const repeatRefusals = <C extends object>(service: C, now = () => performance.now()): C => {
  const refusals = new LRUCache<string, { error: AppError; untilMs: number }>({ max: maxClients })
  const guard =
    (call: Call): Call =>
    async (request, ctx) => {
      const { subscriber } = flowOf(ctx)
      const refusal = refusals.get(subscriber)
      if (refusal && now() < refusal.untilMs) throw refusal.error
      try {
        return await call(request, ctx)
      } catch (error) {
        if (isRefusedToClient(error)) refusals.set(subscriber, { error, untilMs: now() + repeatMs })
        throw error
      }
    }
  const calls = Object.entries(service).map(([name, value]) => [
    name,
    typeof value === 'function' ? guard(value as Call) : value,
  ])
  return { ...service, ...(Object.fromEntries(calls) as C) }
}
