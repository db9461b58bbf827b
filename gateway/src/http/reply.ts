import type { Refusal } from '../types.ts'
/** The envelope `{code, msg, data}` of every JSON response. */

const successMsg = '请求成功'

export const successBody = (data: unknown, msg: string = successMsg): string =>
  JSON.stringify({ code: 200, msg, data: data ?? null })

export const refusalBody = (data: unknown, { code, msg }: Refusal): string => JSON.stringify({ code, msg, data })

export const failureBody = (code: number, msg: string, data: unknown = null): string =>
  JSON.stringify({ code, msg, data })

/** Envelope code of a malformed request: 400–411 have other meanings in the envelope. */
export const malformedCode = 0
