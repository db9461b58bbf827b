import { createCorsHandler } from '../http/headers.ts'
import type { Step } from './step.ts'

/** Answers CORS preflights and adds the CORS headers of listed origins. */
export const createCorsStep = (origins: readonly string[]): Step => {
  const allow = createCorsHandler(origins)
  return (call) => {
    call.isAnswered = allow(call.req, call.res) === 'answered'
  }
}
