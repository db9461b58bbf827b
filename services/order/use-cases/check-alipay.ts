import type { AlipayCheck__Output as AlipayCheck } from '@pandex/platform/gen/pandex/order/v1/AlipayCheck'
import { describeFailure } from '@pandex/platform/outbound/describe-failure'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { createAlipayGateway } from '../clients/payments/alipay/alipay-gateway.ts'
import type { AnswerFields, GatewayOutcome } from '../clients/payments/alipay/alipay-gateway.ts'
import { isSetup, readSetup } from '../clients/payments/alipay/alipay-settings.ts'
import type { AlipaySettings } from '../clients/payments/alipay/alipay-settings.ts'

export interface AlipayCheckDeps {
  siteConfig: { read: () => Promise<{ alipay_face: AlipaySettings }> }
  outbound: OutboundClient
}

type CheckName = 'app_id' | 'private_key' | 'public_key' | 'key_pair' | 'gateway'

const passed: readonly { name: CheckName; message: string }[] = [
  { name: 'app_id', message: '应用编号和收款账号编号已填写' },
  { name: 'private_key', message: '应用私钥格式正确' },
  { name: 'public_key', message: '支付宝公钥格式正确' },
  { name: 'key_pair', message: '密钥与支付宝登记的一致' },
  { name: 'gateway', message: '支付宝网关回答正常' },
]

interface Failure {
  name: CheckName
  message: string
}

/** All checks before the failed one, then the failed one. Without an answer of the gateway nothing is known of the key pair. */
const listChecks = (failure: Failure | undefined, isPairKnown = true): AlipayCheck[] => {
  const end = failure ? passed.findIndex(({ name }) => name === failure.name) : passed.length
  const before = passed.slice(0, end).filter(({ name }) => name !== 'key_pair' || isPairKnown)
  return [...before.map((check) => ({ ...check, ok: true })), ...(failure ? [{ ...failure, ok: false }] : [])]
}

/** Any order number that does not exist. */
const unknownOrderNo = '0'.repeat(20)

const readRefusal = ({ code = '', sub_code: subCode = '' }: AnswerFields): Failure | undefined => {
  if (code === '10000' || code === '40004') return undefined
  if (/app-?id/i.test(subCode)) return { name: 'app_id', message: '支付宝没有这个应用编号，请核对，并确认应用已上线' }
  if (/signature/i.test(subCode))
    return { name: 'key_pair', message: '应用私钥与开放平台登记的应用公钥不是一对，请重新上传应用公钥或更换私钥' }
  if (code === '40006') return { name: 'gateway', message: '应用没有当面付的权限，请在开放平台为应用绑定并签约当面付' }
  if (code === '20000') return { name: 'gateway', message: '支付宝网关暂时不可用，请稍后再试' }
  const known = [code, subCode].filter((text) => /^[\w.-]{1,80}$/.test(text)).join(' ')
  return { name: 'gateway', message: `支付宝网关拒绝了请求（${known}）` }
}

const readOutcome = (outcome: GatewayOutcome): AlipayCheck[] => {
  switch (outcome.kind) {
    case 'answer':
      return listChecks(readRefusal(outcome.fields))
    case 'bad_signature':
      return listChecks({ name: 'key_pair', message: '支付宝公钥与应用不匹配，无法验证支付宝的回答' })
    case 'unreadable':
      return listChecks({ name: 'gateway', message: '网关的回答无法识别，请核对网关地址' }, false)
    case 'unreachable':
      return listChecks({ name: 'gateway', message: `连接支付宝网关失败：${describeFailure(outcome.error)}` }, false)
  }
}

/** Checks the saved keys: their format, then with a signed call that changes nothing. Messages contain no part of a key. */
export const checkAlipay = async (
  { siteConfig, outbound }: AlipayCheckDeps,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<AlipayCheck[]> => {
  const setup = readSetup((await siteConfig.read()).alipay_face)
  if (!isSetup(setup)) return listChecks({ name: setup.check, message: setup.message })
  const content = { out_trade_no: unknownOrderNo }
  return readOutcome(
    await createAlipayGateway(setup, outbound).call({ method: 'alipay.trade.query', content, timeoutMs, signal }),
  )
}
