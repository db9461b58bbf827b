import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'
import { OutboundError } from './outbound-error.ts'

const withCode = (code: string, message = 'connect 10.1.2.3:25 secret') => Object.assign(new Error(message), { code })
const unreachable = (cause: unknown) => new OutboundError('unreachable', cause)

test.each([
  [new OutboundError('forbidden'), '地址不允许访问，须是公网地址'],
  [new OutboundError('timed_out', withCode('ECONNREFUSED')), '没有及时回答'],
  [unreachable(withCode('ECONNREFUSED')), '连接被拒绝'],
  [unreachable(withCode('ENOTFOUND')), '查不到主机名的地址'],
  [unreachable(withCode('DEPTH_ZERO_SELF_SIGNED_CERT')), 'TLS 握手或证书验证失败'],
  [unreachable(withCode('ERR_TLS_CERT_ALTNAME_INVALID')), 'TLS 握手或证书验证失败'],
  [unreachable(withCode('UND_ERR_CONNECT_TIMEOUT')), '没有及时回答'],
  [unreachable(withCode('UND_ERR_SOCKET')), '连接被中断'],
  [unreachable(withCode('UND_ERR_ABORTED', 'Proxy response (407) !== 200 when HTTP Tunneling')), '代理拒绝登录（407）'],
  [
    unreachable(withCode('UND_ERR_ABORTED', 'Proxy response (502) !== 200 when HTTP Tunneling')),
    '代理没有建立连接（502）',
  ],
  [Object.assign(withCode('ESOCKET'), { originalCode: 'ECONNREFUSED' }), '连接被拒绝'],
  [unreachable(withCode('EWHATEVER')), '连接失败'],
  ['no error', '连接失败'],
])('describes %s without its details: %s', (error, text) => {
  expect(describeFailure(error)).toBe(text)
})
