import { flowNetworksOf } from '@pandex/platform/resilience/client-networks'
import { AppError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'

/** Shorter than the one second that a service queues calls, so that a refused client can use the slots that become free. */
const refusalTtlMs = 400
const maxClients = 10_000

type Call = (request: unknown, ctx: Context) => Promise<unknown>

/** Whether a service refused the call because of its client (`services/platform/src/resilience/admission-control.ts`); calls of other clients may succeed. */
export const isRefusedToClient = (error: unknown): error is AppError =>
  error instanceof AppError && error.code.endsWith('.too_busy')

/**
 * Wraps a service: repeats a refusal to the same client for 400 ms without a call, so that a flood costs little CPU time of the service and
 * the gateway.
 */
export const repeatRefusals = <C extends object>(service: C, now = () => performance.now()): C => {
  const refusals = new LRUCache<string, { error: AppError; untilMs: number }>(atMost(maxClients))
  const guard =
    (call: Call): Call =>
    async (request, ctx) => {
      const { subscriber } = flowNetworksOf(ctx)
      const refusal = refusals.get(subscriber)
      if (refusal && now() < refusal.untilMs) throw refusal.error
      try {
        return await call(request, ctx)
      } catch (error) {
        if (isRefusedToClient(error)) refusals.set(subscriber, { error, untilMs: now() + refusalTtlMs })
        throw error
      }
    }
  const calls = Object.entries(service).map(([name, value]) => [
    name,
    typeof value === 'function' ? guard(value as Call) : value,
  ])
  return { ...service, ...(Object.fromEntries(calls) as C) }
}
