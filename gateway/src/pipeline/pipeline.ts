/**
 * The steps of every request, in order. Each step has a file; its errors are answered by `http/send-failure.ts`.
 * A step that answers the request ends the pipeline.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendFailure } from '../http/send-failure.ts'
import { createCorsStep } from './apply-cors.ts'
import { createAuthentication } from './authenticate.ts'
import type { AuthenticateDeps } from './authenticate.ts'
import { createAccessCheck } from './check-access.ts'
import { createMaintenanceCheck } from './check-maintenance.ts'
import { createRateLimitCheck } from './check-rate-limit.ts'
import { createSignatureStep } from './check-signature.ts'
import { createRouteFinder } from './find-route.ts'
import { createAnswerLoader } from './load-answer.ts'
import { createInputParser } from './parse-input.ts'
import { readWholeBody } from './read-body.ts'
import type { RunnerDeps } from './run-route.ts'
import { createAnswerSender } from './send-answer.ts'
import { serveRaw } from './serve-raw.ts'
import { Call } from './step.ts'
import type { PreparedRoute, Step } from './step.ts'
import type { RequestContext } from '../types.ts'

export type RouteDeps = RunnerDeps & AuthenticateDeps

export interface PipelineDeps extends RouteDeps {
  beginRequest: (req: IncomingMessage, res: ServerResponse) => RequestContext
  routes: readonly PreparedRoute[]
  serveFileOrPage: Step
}

const createSteps = (deps: PipelineDeps): readonly Step[] => [
  // First, for files and pages too: works in memory.
  createAccessCheck(deps.edgeGuard.accessControl),
  // Before routing: preflights match no route.
  createCorsStep(deps.corsOrigins),
  // 404 and 405. Files and pages leave the pipeline here.
  createRouteFinder(deps.routes, deps.serveFileOrPage),
  // Before authentication, so that guessing tokens is limited.
  createRateLimitCheck(deps.edgeGuard.requestLimits),
  // Also refuses cross-site requests. Routes with a cache authenticate only after a refusal (`load-answer.ts`).
  createAuthentication(deps),
  // After authentication: admins may continue.
  createMaintenanceCheck(deps),
  // Routes that read their own body leave the pipeline here.
  serveRaw,
  // After the checks above: refused clients upload nothing.
  readWholeBody,
  // Over the raw bytes, so before parsing.
  createSignatureStep(deps.edgeGuard),
  // The cache key is built from the parsed input.
  createInputParser(),
  // Response cache or call of the service.
  createAnswerLoader(deps),
  // Envelope, ETag, compression. Counts searches and views.
  createAnswerSender(deps),
]

/** Runs the steps. Synchronous until a step waits. */
export const createPipeline = (deps: PipelineDeps): RequestListener => {
  const steps = createSteps(deps)
  const runFrom = (start: number, call: Call): void | Promise<void> => {
    for (let at = start; at < steps.length && !call.isAnswered; at += 1) {
      const waiting = steps[at]?.(call)
      if (waiting) return waiting.then(() => runFrom(at + 1, call))
    }
  }
  const run = (req: IncomingMessage, res: ServerResponse, context: RequestContext): void => {
    const call = new Call(req, res, context)
    const fail = (error: unknown): void => sendFailure(req, res, error, deps.log)
    try {
      runFrom(0, call)?.catch(fail)
    } catch (error) {
      fail(error)
    }
  }
  return (req, res) => {
    const context = deps.beginRequest(req, res)
    context.trace.run(() => run(req, res, context))
  }
}
