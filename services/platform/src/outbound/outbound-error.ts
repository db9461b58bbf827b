export type OutboundReason = 'forbidden' | 'unreachable' | 'timed_out' | 'too_large' | 'too_many_hops' | 'unreadable'

/** Safe to show: no host or address. Details are in `cause`, for the log. */
const messages: Record<OutboundReason, string> = {
  forbidden: 'the address may not be asked',
  unreachable: 'the other side could not be reached',
  timed_out: 'the other side did not answer in time',
  too_large: 'the answer is too large',
  too_many_hops: 'the answer leads on and on',
  unreadable: 'the answer cannot be read',
}

export class OutboundError extends Error {
  readonly reason: OutboundReason

  constructor(reason: OutboundReason, cause?: unknown) {
    super(messages[reason], { cause })
    this.name = 'OutboundError'
    this.reason = reason
  }
}

export const forbiddenError = (rule: string): OutboundError => new OutboundError('forbidden', new Error(rule))

/** Maps error codes of undici and zlib. An unsendable header counts as forbidden, because it is user input. */
const reasonOf = (error: Error): OutboundReason => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$/.test(code)) return 'timed_out'
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'ERR_BUFFER_TOO_LARGE') return 'too_large'
  if (code === 'UND_ERR_INVALID_ARG') return 'forbidden'
  const isMalformed = error.name === 'HTTPParserError' || /^(Z_|ERR__?ERROR_|ERR_BROTLI|UND_ERR_RES_)/.test(code)
  return isMalformed ? 'unreadable' : 'unreachable'
}

/** Drops certificates and response data, which would flood the log. */
const withoutDetails = (error: Error): Error => ('cert' in error || 'data' in error ? new Error(error.message) : error)

export const toOutboundError = (error: unknown): OutboundError => {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof OutboundError) return cause
  return error instanceof Error
    ? new OutboundError(reasonOf(error), withoutDetails(error))
    : new OutboundError('unreachable', error)
}
