import type { Step } from './step.ts'

/** Raw routes (uploads, CSP reports) read their own body: they leave the pipeline here. */
export const serveRaw: Step = (call) => {
  if (!call.route.serveRaw) return
  call.isAnswered = true
  return call.route.serveRaw(call)
}
