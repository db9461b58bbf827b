/** Runs routes without HTTP, for the pipeline and for server-rendered pages. */
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import { inSpan } from '@pandex/platform/telemetry/tracing'
import type { Services } from '../clients.ts'
import type { EdgeGuard } from '../edge-guard/edge-guard.ts'
import type { Route } from '../routes/route.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { successBody, refusalBody } from '../http/reply.ts'
import type { RouteResult, UsageEvent } from '../types.ts'
import type { PreparedRoute } from './step.ts'

export interface RunnerDeps {
  services: Services
  edgeGuard: EdgeGuard
  cache: ResponseCache
  log: Logger
}

const usageEventOf = ({ searchEvent, viewEvent }: Route, input: unknown, output: unknown): UsageEvent | undefined => {
  const usage = { search: searchEvent?.(input, output), view: viewEvent?.(input, output) }
  return usage.search || usage.view ? usage : undefined
}

/** Runs in a span of its own: a page calls several routes, and concurrent requests share one call. */
export const runRoute = (
  { spec, row }: PreparedRoute,
  input: unknown,
  ctx: Context,
  { services, edgeGuard }: Pick<RunnerDeps, 'services' | 'edgeGuard'>,
): Promise<RouteResult> =>
  inSpan(spec, { kind: 'internal' }, async () => {
    const output = await row.call(input, { ...ctx, services, captchaGrace: edgeGuard.captchaGrace })
    const refusal = row.refusal?.(output, input)
    const usage = usageEventOf(row, input, output)
    const data = row.reply ? row.reply(output) : output
    const isPartial = row.isPartial?.(output) ?? false
    const docs = row.docs?.(output) ?? []
    const words = row.words?.(output) ?? []
    return { data, isPartial, docs, words, ...(refusal && { refusal }), ...(usage && { usage }) }
  })

export const bodyOf = ({ row }: PreparedRoute, { data, refusal }: RouteResult): string =>
  refusal ? refusalBody(data, refusal) : successBody(data, row.msg)
