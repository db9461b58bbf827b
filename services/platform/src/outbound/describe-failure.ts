import { OutboundError } from './outbound-error.ts'
import type { OutboundReason } from './outbound-error.ts'

const tlsCode =
  /^(?:ETLS|EPROTO|ERR_(?:SSL|TLS|OSSL)|UND_ERR_PRX_TLS|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_)/

/** Error codes of Node, undici, c-ares and nodemailer. */
const textsByCode: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOTFOUND|ENODATA|EAI_\w+|EDNS)$/, '查不到主机名的地址'],
  [/^(?:ECONNREFUSED)$/, '连接被拒绝'],
  [tlsCode, 'TLS 握手或证书验证失败'],
  [/TIMEOUT$|^ETIMEDOUT$/, '没有及时回答'],
  [/^(?:EHOSTUNREACH|ENETUNREACH)$/, '网络不通'],
  [/^(?:ECONNRESET|EPIPE|ECONNECTION|UND_ERR_SOCKET)$/, '连接被中断'],
]

const textsByReason: Partial<Record<OutboundReason, string>> = {
  forbidden: '地址不允许访问，须是公网地址',
  timed_out: '没有及时回答',
  too_large: '回答过长',
  too_many_hops: '跳转次数过多',
  unreadable: '回答无法识别',
}

/** undici reports the status of a refused tunnel only in the message. */
const tunnelRefusal = /^Proxy response \((\d{3})\)/

const textOf = (error: Error): string | undefined => {
  if (error instanceof OutboundError) return textsByReason[error.reason]
  const [, status] = tunnelRefusal.exec(error.message) ?? []
  if (status !== undefined) return status === '407' ? '代理拒绝登录（407）' : `代理没有建立连接（${status}）`
  const { code, originalCode } = error as { code?: unknown; originalCode?: unknown }
  const codes = [code, originalCode].filter((each) => typeof each === 'string')
  return codes.flatMap((each) => textsByCode.find(([pattern]) => pattern.test(each))?.[1] ?? []).at(0)
}

/** Says in Chinese why a server was not reached. For admins: contains no host, address or secret. */
export const describeFailure = (error: unknown): string => {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const text = textOf(cause)
    if (text !== undefined) return text
  }
  return '连接失败'
}
