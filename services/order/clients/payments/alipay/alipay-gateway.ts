/**
 * Calls of Alipay's gateway. The official SDK signs requests and verifies answers and notifications; its own HTTP client is not used,
 * because requests must go through `outbound` (allowed hosts, public addresses, bounded bodies).
 */
import { formatTime } from '@pandex/contracts/shanghai-time'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { z } from 'zod'
import type { AlipaySetup } from './alipay-settings.ts'
import { AlipaySdk } from './load-sdk.ts'

export interface GatewayCall {
  method: string
  content: Readonly<Record<string, string>>
  notifyUrl?: string | undefined
  timeoutMs: number
  signal: AbortSignal
}

/** Fields of an answer that are texts. `code` 10000: success; 40004: `sub_code` says why not. */
export type AnswerFields = Readonly<Record<string, string>>

export type GatewayOutcome =
  | { kind: 'answer'; fields: AnswerFields }
  | { kind: 'unreachable'; error: unknown }
  | { kind: 'unreadable' }
  | { kind: 'bad_signature' }

export interface AlipayGateway {
  call(call: GatewayCall): Promise<GatewayOutcome>
  /** Whether Alipay has signed the fields of a notification. */
  isSigned(fields: Readonly<Record<string, string>>): boolean
}

const maxAnswerBytes = 64_000

const answerSchema = z.looseObject({ sign: z.string().optional() })
const partSchema = z.looseObject({ code: z.string() })

const textFields = (part: Readonly<Record<string, unknown>>): AnswerFields =>
  Object.fromEntries(Object.entries(part).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Business answers are signed; the gateway does not sign all of its refusals. */
const mustBeSigned = (code: string): boolean => code === '10000' || code === '40004'

const pem = (key: AlipaySetup['privateKey'], type: 'pkcs8' | 'spki'): string =>
  key.export({ format: 'pem', type }).toString()

/** As the SDK sends them: the content in the body, all others in the address, where Alipay reads the character set of the body. */
const splitParams = (gateway: string, signed: string): { url: string; body: string } => {
  const isContent = (param: string): boolean => param.startsWith('biz_content=')
  const params = signed.split('&')
  const url = `${gateway}${gateway.includes('?') ? '&' : '?'}${params.filter((param) => !isContent(param)).join('&')}`
  return { url, body: params.filter(isContent).join('&') }
}

export const createAlipayGateway = (setup: AlipaySetup, outbound: OutboundClient): AlipayGateway => {
  const sdk = new AlipaySdk({
    appId: setup.appId,
    keyType: 'PKCS8',
    privateKey: pem(setup.privateKey, 'pkcs8').trim(),
    alipayPublicKey: pem(setup.alipayPublicKey, 'spki').trim(),
  })

  const isAnswerSigned = (text: string, key: string, sign: string | undefined): boolean => {
    if (sign === undefined) return false
    try {
      sdk.checkResponseSign(text, key, sign, '')
      return true
    } catch {
      return false
    }
  }

  const read = (method: string, text: string): GatewayOutcome => {
    const key = `${method.replaceAll('.', '_')}_response`
    const whole = answerSchema.safeParse(parse(text)).data
    const part = partSchema.safeParse(whole?.[key] ?? whole?.['error_response']).data
    if (!part) return { kind: 'unreadable' }
    if (mustBeSigned(part.code) && !isAnswerSigned(text, key, whole?.sign)) return { kind: 'bad_signature' }
    return { kind: 'answer', fields: textFields(part) }
  }

  return {
    call: async ({ method, content, notifyUrl, timeoutMs, signal }) => {
      const params = {
        bizContent: content,
        timestamp: formatTime(new Date()),
        ...(notifyUrl !== undefined && { notifyUrl }),
      }
      const signed = sdk.sdkExecute(method, params, { bizContentAutoSnakeCase: false })
      const { url, body } = splitParams(setup.gateway, signed)
      const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', accept: 'application/json' }
      try {
        const request = { url, method: 'POST', headers, body, timeoutMs, signal, maxBytes: maxAnswerBytes } as const
        const answer = await outbound.fetch(request)
        return answer.status === 200 ? read(method, answer.text) : { kind: 'unreadable' }
      } catch (error) {
        return { kind: 'unreachable', error }
      }
    },
    isSigned: (fields) => {
      // RSA with SHA-1 would be accepted by the SDK.
      if (fields['sign_type'] !== 'RSA2') return false
      try {
        return sdk.checkNotifySignV2(fields)
      } catch {
        return false
      }
    },
  }
}
