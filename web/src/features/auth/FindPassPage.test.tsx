import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { findAxeViolations } from '../../testing/axe.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers, SentCall } from '../../testing/render-routes.tsx'
import { Page as FindPassPage } from './FindPassPage.tsx'

const routes = [
  { path: '/find_pass', element: <FindPassPage /> },
  { path: '*', element: null },
]

const open = async (answers: Answers = {}): Promise<SentCall[]> => {
  const calls = answerCalls({ 'GET /v1/site_config/all': { data: { enable_user_system: 'true' } }, ...answers })
  renderRoutes(routes, '/find_pass')
  await screen.findByLabelText('邮箱')
  return calls
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const sentOf = (calls: SentCall[], spec: string): unknown[] =>
  calls.filter((call) => call.spec === spec).map(({ body }) => body)

afterEach(tearDown)

it.each(['', 'mei', 'mei@example'])('sends no mail to the invalid address "%s"', async (email) => {
  const calls = await open()
  if (email) await userEvent.type(screen.getByLabelText('邮箱'), email)
  await press('发送验证码')
  expect(screen.getByText('请输入正确的邮箱地址')).toBeTruthy()
  expect(sentOf(calls, 'POST /v1/user/send_find_pass')).toEqual([])
})

it('shows that the code is valid for 10 minutes, in both steps', async () => {
  await open()
  expect(screen.getByText(/验证码 10 分钟内有效/)).toBeTruthy()
  await press('已有验证码')
  expect(screen.getByText(/验证码 10 分钟内有效/)).toBeTruthy()
})

it('goes to the second step after sending the mail, and to the login after setting the password', async () => {
  const calls = await open()
  await userEvent.type(screen.getByLabelText('邮箱'), 'mei@example.com')
  await press('发送验证码')
  expect(await screen.findByText('发送成功')).toBeTruthy()
  expect(sentOf(calls, 'POST /v1/user/send_find_pass')).toEqual([{ email: 'mei@example.com' }])
  expect(screen.getByLabelText('邮箱')).toHaveProperty('value', 'mei@example.com')
  await userEvent.type(screen.getByLabelText('验证码'), 'K3F9XQ2A')
  await userEvent.type(screen.getByLabelText('新密码'), 'tape lamp river')
  await press('重置密码')
  expect(await screen.findByText('重置成功')).toBeTruthy()
  await expectAddress('/login')
  expect(sentOf(calls, 'POST /v1/user/reset_pass')).toEqual([
    { email: 'mei@example.com', token: 'K3F9XQ2A', new_password: 'tape lamp river' },
  ])
})

it('stays in the first step when sending the mail fails', async () => {
  await open({ 'POST /v1/user/send_find_pass': { code: 0, msg: '本站没有设置邮件' } })
  await userEvent.type(screen.getByLabelText('邮箱'), 'mei@example.com')
  await press('发送验证码')
  expect((await screen.findByRole('alert')).textContent).toBe('本站没有设置邮件')
  expect(screen.queryByLabelText('新密码')).toBeNull()
})

it('clears the failure when the visitor already has a code', async () => {
  await open({ 'POST /v1/user/send_find_pass': { code: 0, msg: '本站没有设置邮件' } })
  await userEvent.type(screen.getByLabelText('邮箱'), 'mei@example.com')
  await press('发送验证码')
  await screen.findByRole('alert')
  await press('已有验证码')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps the return URL', async () => {
  answerCalls({ 'GET /v1/site_config/all': { data: { enable_user_system: 'true' } } })
  renderRoutes(routes, '/find_pass?back=%2Fprofile')
  expect((await screen.findByRole('link', { name: '返回登录' })).getAttribute('href')).toBe('/login?back=%2Fprofile')
})

it('lets visitors with a code skip the first step, and requires code and password', async () => {
  const calls = await open()
  await press('已有验证码')
  await press('重置密码')
  expect(screen.getAllByText('必填')).toHaveLength(2)
  expect(screen.getByText('请输入正确的邮箱地址')).toBeTruthy()
  expect(sentOf(calls, 'POST /v1/user/reset_pass')).toEqual([])
})

it('shows the message of the server for the code and keeps the input', async () => {
  await open({ 'POST /v1/user/reset_pass': { code: 0, msg: '验证码错误或已过期' } })
  await userEvent.type(screen.getByLabelText('邮箱'), 'mei@example.com')
  await press('已有验证码')
  await userEvent.type(screen.getByLabelText('验证码'), 'WRONG')
  await userEvent.type(screen.getByLabelText('新密码'), 'tape lamp river')
  await press('重置密码')
  expect((await screen.findByRole('alert')).textContent).toBe('验证码错误或已过期')
  expect(screen.getByLabelText('验证码')).toHaveProperty('value', 'WRONG')
})

it('returns to the first step with the address', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('邮箱'), 'mei@example.com')
  await press('已有验证码')
  await press('返回上一步')
  expect(screen.getByLabelText('邮箱')).toHaveProperty('value', 'mei@example.com')
})

it('explains that recovery is unavailable when the user system is off', async () => {
  answerCalls({ 'GET /v1/site_config/all': { data: {} } })
  renderRoutes(routes, '/find_pass')
  expect(await screen.findByText('本站没有开放用户系统，不能在这里找回密码。')).toBeTruthy()
})

it('has no axe violations in either step', async () => {
  await open()
  expect(await findAxeViolations(document.body)).toEqual([])
  await press('已有验证码')
  expect(await findAxeViolations(document.body)).toEqual([])
})
