/** The envelope, written once: every JSON answer of the product is `{code, msg, data}`. */
import type { Verdict } from '../routes/route.ts'

const successMsg = '请求成功'

export const successBody = (data: unknown, msg: string = successMsg): string =>
  JSON.stringify({ code: 200, msg, data: data ?? null })

/** An answer that carries data and refuses something all the same. */
export const verdictBody = (data: unknown, { code, msg }: Verdict): string => JSON.stringify({ code, msg, data })

export const failureBody = (code: number, msg: string, data: unknown = null): string =>
  JSON.stringify({ code, msg, data })

/** The number that stands for a malformed request: the numbers 400–411 have meanings of their own in the envelope. */
export const malformedCode = 0
