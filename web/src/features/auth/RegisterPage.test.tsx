import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { savePreferences } from '../../lib/browser/preferences.ts'
import { readSession } from '../../lib/session/session.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answer, Answers, SentCall } from '../../testing/render-routes.tsx'
import { Page as RegisterPage } from './RegisterPage.tsx'

const routes = [
  { path: '/register', element: <RegisterPage /> },
  { path: '*', element: null },
]

const opened: Answer<'POST /v1/user/register'> = {
  data: { info: { id: 7, username: '梅花三弄', email: 'mei@example.com', role: 'user' }, token: 'token-7' },
}

const open = async (user: object = {}, answers: Answers = {}, address = '/register'): Promise<SentCall[]> => {
  const calls = answerCalls({
    'GET /v1/site_config/all': {
      data: { site_name: '测试站', user: JSON.stringify({ enable_user_system: true, ...user }) },
    },
    'POST /v1/user/register': opened,
    ...answers,
  })
  renderRoutes(routes, address)
  await screen.findByText('测试站')
  await screen.findAllByText(/注册|账号/)
  return calls
}

const enter = async (label: string, text: string): Promise<void> => {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}

const fillIn = async ({ username = '梅花三弄', email = 'mei@example.com', password = 'tape lamp river' } = {}) => {
  await enter('用户名', username)
  await enter('邮箱', email)
  await enter('密码', password)
}

const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '注册' }))
const sentOf = (calls: SentCall[], spec: string): unknown[] =>
  calls.filter((call) => call.spec === spec).map(({ body }) => body)

beforeEach(mockDialogs)
afterEach(() => {
  tearDown()
  savePreferences({ invite_code: '' })
})

it('creates an account, starts a session and goes to the home page', async () => {
  const calls = await open()
  await fillIn()
  await submit()
  expect(await screen.findByText('注册成功')).toBeTruthy()
  await expectAddress('/')
  expect(readSession()?.token).toBe('token-7')
  expect(sentOf(calls, 'POST /v1/user/register')).toEqual([
    { username: '梅花三弄', email: 'mei@example.com', password: 'tape lamp river' },
  ])
})

it('shows the error of each field and sends nothing', async () => {
  const calls = await open()
  await screen.findByLabelText('用户名')
  await submit()
  expect(screen.getAllByText('必填')).toHaveLength(2)
  expect(screen.getByText('请输入正确的邮箱地址')).toBeTruthy()
  await fillIn({ username: 'ab', email: 'mei@', password: '1234567' })
  expect(screen.getByText('用户名为 3–32 个字符')).toBeTruthy()
  expect(screen.getByText('请输入正确的邮箱地址')).toBeTruthy()
  expect(screen.getByText('密码为 8–128 个字符')).toBeTruthy()
  await enter('用户名', ' <c>')
  expect(screen.getByText('用户名只能用中文、字母、数字、下划线和短横线')).toBeTruthy()
  expect(sentOf(calls, 'POST /v1/user/register')).toEqual([])
})

it('shows the password strength without requiring character classes', async () => {
  await open()
  await fillIn({ password: '12345678' })
  expect(screen.getByText('容易被猜到')).toBeTruthy()
  await submit()
  expect(await screen.findByText('注册成功')).toBeTruthy()
})

it('shows the refusal of the server', async () => {
  await open({}, { 'POST /v1/user/register': { code: 0, msg: '用户名已被使用' } })
  await fillIn()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('用户名已被使用')
  expect(readSession()).toBeNull()
})

describe('the mail code', () => {
  const sendButton = () => screen.findByRole<HTMLButtonElement>('button', { name: '发送验证码' })

  it('is not requested when addresses are not verified', async () => {
    await open()
    await screen.findByLabelText('用户名')
    expect(screen.queryByLabelText('验证码')).toBeNull()
  })

  it('is sent at most once a minute, and is part of the registration', async () => {
    const calls = await open({ email_verify: true })
    await fillIn()
    await userEvent.click(await sendButton())
    expect(await screen.findByText('发送成功')).toBeTruthy()
    expect(sentOf(calls, 'POST /v1/user/send_reg_email')).toEqual([{ email: 'mei@example.com' }])
    expect(await screen.findByRole('button', { name: /^(60|5\d) 秒后重发$/ })).toHaveProperty('disabled', true)

    await submit()
    expect(screen.getByText('必填')).toBeTruthy()
    await enter('验证码', ' K3F9XQ2A ')
    await submit()
    await screen.findByText('注册成功')
    expect(sentOf(calls, 'POST /v1/user/register')).toMatchObject([{ code: 'K3F9XQ2A' }])
  })

  it('is not sent to an invalid address', async () => {
    const calls = await open({ email_verify: true })
    await fillIn({ email: 'mei' })
    await userEvent.click(await sendButton())
    expect(screen.getByText('请输入正确的邮箱地址')).toBeTruthy()
    expect(sentOf(calls, 'POST /v1/user/send_reg_email')).toEqual([])
  })

  it('can be sent again after the retry delay of the server', async () => {
    await open(
      { email_verify: true },
      {
        'POST /v1/user/send_reg_email': {
          code: 429,
          msg: '发送过于频繁',
          status: 429,
          headers: { 'retry-after': '600' },
        },
      },
    )
    await fillIn()
    await userEvent.click(await sendButton())
    expect(await screen.findByText('发送过于频繁')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^(600|59\d) 秒后重发$/ })).toHaveProperty('disabled', true)
  })

  it('is not sent before its captcha is solved', async () => {
    const calls = await open(
      { email_verify: true, enable_captcha: true },
      { 'GET /v1/captcha/gen': { data: { key: 'c1', type: 'click', mask_image: 'data:,', thumb_image: 'data:,' } } },
    )
    await fillIn()
    await userEvent.click(await sendButton())
    await screen.findByRole('button', { name: '验证图片' })
    expect(calls.find((call) => call.spec === 'GET /v1/captcha/gen')?.query).toEqual({ purpose: 'mail' })
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(async () => expect((await sendButton()).disabled).toBe(false))
    expect(sentOf(calls, 'POST /v1/user/send_reg_email')).toEqual([])
  })
})

describe('the invite code', () => {
  it('opens a closed registration and is sent with the request for the mail code', async () => {
    const calls = await open({ enable_register: false, email_verify: true })
    await userEvent.click(await screen.findByRole('button', { name: '我有邀请激活码' }))
    await fillIn()
    await enter('邀请激活码', 'KEY-1')
    await userEvent.click(screen.getByRole('button', { name: '发送验证码' }))
    await screen.findByText('发送成功')
    expect(sentOf(calls, 'POST /v1/user/send_reg_email')).toEqual([{ email: 'mei@example.com', invite_code: 'KEY-1' }])
    await enter('验证码', 'K3F9XQ2A')
    await submit()
    await screen.findByText('注册成功')
    expect(sentOf(calls, 'POST /v1/user/register')).toMatchObject([{ invite_code: 'KEY-1' }])
  })

  it('is read from the URL, kept until it is used, and sent with the registration', async () => {
    await open({}, {}, '/register?invite_code=AB12CD')
    expect(screen.getByLabelText('邀请码（选填）')).toHaveProperty('value', 'AB12CD')
    tearDown()

    const calls = await open()
    expect(await screen.findByDisplayValue('AB12CD')).toBeTruthy()
    await fillIn()
    await submit()
    await screen.findByText('注册成功')
    expect(sentOf(calls, 'POST /v1/user/register')).toMatchObject([{ invite_code: 'AB12CD' }])
    tearDown()

    await open()
    expect(await screen.findByLabelText('邀请码（选填）')).toHaveProperty('value', '')
  })

  it('is optional and can be typed', async () => {
    const calls = await open({}, {}, '/register?invite_code=AB12CD')
    await userEvent.clear(await screen.findByLabelText('邀请码（选填）'))
    await fillIn()
    await submit()
    await screen.findByText('注册成功')
    expect(sentOf(calls, 'POST /v1/user/register')[0]).not.toHaveProperty('invite_code')
  })
})

it('disables the button until the captcha is solved', async () => {
  await open({ enable_captcha: true })
  await screen.findByText('点击完成安全验证')
  expect(screen.getByRole('button', { name: '注册' })).toHaveProperty('disabled', true)
})

it.each([
  [{ enable_register: false }, '暂时不接受新用户注册，已有的账号可以照常登录。'],
  [{ enable_user_system: false }, '本站没有开放用户系统，不用注册就能搜索。'],
])('shows an explanation instead of the form with %j', async (user, explanation) => {
  await open(user)
  expect(await screen.findByText(explanation)).toBeTruthy()
  expect(screen.queryByLabelText('用户名')).toBeNull()
})

it('has no axe violations', async () => {
  await open({ email_verify: true, enable_captcha: true })
  await screen.findByLabelText('验证码')
  expect(await findAxeViolations(document.body)).toEqual([])
})
