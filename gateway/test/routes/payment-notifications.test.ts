import { AppError, unavailableError } from '@pandex/platform/errors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withSwitches } from '../support/fake-config.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(() => gateway[Symbol.asyncDispose]())

const formType = 'application/x-www-form-urlencoded; charset=utf-8'

const send = async (body: string, type = formType, { url } = gateway) => {
  const response = await fetch(`${url}/v1/pay/alipay/notify`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
}

it('passes the form on as received, without login, and answers the acknowledgement as plain text', async () => {
  const bodies: string[] = []
  gateway.services.replace({
    order: {
      NotifyPayment: async ({ provider, body }) => {
        bodies.push(`${provider} ${body.toString()}`)
        return { text: 'success' }
      },
    },
  })
  const form = 'out_trade_no=1&subject=%E4%BC%9A%E5%91%98+30&sign=a%2Bb%3D'
  expect(await send(form)).toEqual({ status: 200, text: 'success', type: 'text/plain; charset=utf-8' })
  expect(bodies).toEqual([`alipay_face ${form}`])
})

it.each([
  [new AppError('invalid', 'order.bad_notification', '通知无效'), 400],
  [unavailableError(), 503],
])('answers failure instead of an acknowledgement on %s', async (error, status) => {
  gateway.services.replace({ order: { NotifyPayment: () => Promise.reject(error) } })
  expect(await send('out_trade_no=1')).toMatchObject({ status, text: 'failure' })
})

it('answers failure while the order service is down or broken', async () => {
  gateway.services.replace({ order: { NotifyPayment: () => Promise.reject(new Error('broken')) } })
  expect((await send('out_trade_no=1')).text).not.toContain('success')
})

it('refuses other content types and long bodies before a call', async () => {
  let calls = 0
  gateway.services.replace({ order: { NotifyPayment: async () => ({ text: `${(calls += 1)}` }) } })
  expect((await send('{}', 'application/json')).status).toBe(415)
  expect((await send('x'.repeat(40_000))).status).toBe(413)
  expect(calls).toBe(0)
})

it('accepts two hundred notifications at once, also during maintenance', async () => {
  const config = withSwitches({ system_switch: { maintenance_mode: true } })
  await using closed = await startGateway({ site: { config } })
  const answers = await Promise.all(Array.from({ length: 200 }, () => send('out_trade_no=1', formType, closed)))
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['success']))
})
