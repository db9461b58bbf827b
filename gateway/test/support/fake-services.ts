/** Real gRPC servers with the product's contracts that record their calls. */
import type { Context } from '@pandex/platform/grpc/context'
import { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { startFakeService } from '@pandex/platform/testing/service-harness'
import { workingHandlers } from './working-handlers.ts'
import type { SiteHandlers } from './working-handlers.ts'

type Protos = typeof protos

export interface SeenCall {
  method: string
  request: Record<string, unknown>
  ctx: Context
}

export type Replacements = { [N in keyof SiteHandlers]?: Partial<SiteHandlers[N]> }

export interface FakeServices extends AsyncDisposable {
  addresses: Record<keyof Protos, string>
  /** Calls caused by requests, oldest first. */
  calls: SeenCall[]
  /** Background calls of the gateway. */
  polls: SeenCall[]
  replace: (replacements: Replacements) => void
  reset: () => void
}

export const startFakeServices = async (): Promise<FakeServices> => {
  const calls: SeenCall[] = []
  const polls: SeenCall[] = []
  let replaced: Replacements = {}
  const stack = new AsyncDisposableStack()
  const start = async <N extends keyof Protos>(name: N): Promise<[N, string]> => {
    const handlers = Object.entries(workingHandlers[name]).map(([method, handler]) => [
      method,
      (request: Record<string, unknown>, ctx: Context) => {
        const isPoll = ctx.clientAddress === '' && !ctx.user
        const log = isPoll ? polls : calls
        log.push({ method, request, ctx })
        const replacement = (replaced[name] as Record<string, unknown> | undefined)?.[method] ?? handler
        return (replacement as (request: unknown, ctx: Context) => Promise<unknown>)(request, ctx)
      },
    ])
    const erased = Object.fromEntries(handlers) as HandlersOf<object>
    const { address } = stack.use(await startFakeService(protos[name] as object, erased))
    return [name, address]
  }
  const names = Object.keys(protos) as (keyof Protos)[]
  const addresses = Object.fromEntries(await Promise.all(names.map(start))) as FakeServices['addresses']
  return {
    addresses,
    calls,
    polls,
    replace: (replacements) => {
      replaced = replacements
    },
    reset: () => {
      replaced = {}
      calls.length = 0
      polls.length = 0
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
