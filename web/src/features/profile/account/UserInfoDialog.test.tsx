import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSession, saveSession } from '../../../lib/session/session.ts'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { sampleAccount } from '../../../testing/samples.ts'
import { PasswordDialog } from '../../../shared/account/PasswordDialog.tsx'
import { UserInfoDialog } from './UserInfoDialog.tsx'

const spec = 'POST /auth/v1/user/update_info'

const routes = [
  { path: '/login', element: <p>login page</p> },
  { path: '/info', element: <UserInfoDialog info={sampleAccount()} onClose={() => undefined} /> },
  { path: '/password', element: <PasswordDialog onClose={() => undefined} /> },
]

const open = (address: '/info' | '/password', update: Answers[typeof spec] = { data: null }, more: Answers = {}) => {
  const calls = answerCalls({ [spec]: update, ...more })
  renderRoutes(routes, address)
  const user = userEvent.setup()
  return {
    type: (label: string, text: string) => user.type(screen.getByLabelText(label), text),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    mailed: () => calls.filter((call) => call.spec === 'POST /auth/v1/user/send_change_email').map(({ body }) => body),
    sent: () => calls.filter((call) => call.spec === spec).map(({ body }) => body),
  }
}

const oldLogin: Answers[typeof spec] = ({ body }) => {
  const { current_password: current } = body as { current_password?: string }
  if (!current) return { code: 412, msg: '请输入当前密码' }
  return current === 'old secret' ? { data: null } : { code: 400, msg: '当前密码不正确' }
}

beforeEach(() => {
  mockDialogs()
  saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: 'mei@example.com', role: 'user' } })
})
afterEach(tearDown)

describe('the dialog for name, password and mail address', () => {
  it('has three optional fields', () => {
    open('/info')
    for (const label of ['新昵称', '新密码', '新邮箱']) expect(screen.getByLabelText(label)).toBeTruthy()
    expect(screen.getByText(/留空则不修改/)).toBeTruthy()
    expect(screen.queryByLabelText('当前密码')).toBeNull()
  })

  it('sends nothing when all fields are empty', async () => {
    const { type, press, sent } = open('/info')
    await type('新昵称', '  ')
    await press('保存')
    expect(await screen.findByText('没有要修改的内容')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('refuses an invalid mail address and sends nothing', async () => {
    const { type, press, sent } = open('/info')
    await type('新邮箱', 'not-a-mail')
    await press('保存')
    expect(screen.getByText('请输入正确的邮箱格式')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('validates name and password like the registration', async () => {
    const { type, press, sent } = open('/info')
    await type('新昵称', 'ab')
    await type('新密码', 'short')
    await press('保存')
    expect(screen.getByText('用户名为 3–32 个字符')).toBeTruthy()
    expect(screen.getByText('密码为 8–128 个字符')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('logs out after a change', async () => {
    const { type, press, sent } = open('/info')
    await type('新昵称', ' 梅子酱 ')
    await press('保存')
    expect(await screen.findByText('login page')).toBeTruthy()
    expect(screen.getByText('更新成功，请重新登录')).toBeTruthy()
    expect(readSession()).toBeNull()
    expect(sent()).toEqual([{ id: 7, username: '梅子酱', password: '', email: '' }])
  })

  it('requires the current password when the login is old', async () => {
    const { type, press, sent } = open('/info', oldLogin)
    await type('新邮箱', 'new@example.com')
    await press('保存')
    const current = await screen.findByLabelText('当前密码')
    expect(document.activeElement).toBe(current)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('必填')).toBeNull()
    await press('保存')
    expect(screen.getByText('必填')).toBeTruthy()
    expect(document.activeElement).toBe(current)
    await type('当前密码', 'old secret')
    await press('保存')
    expect(await screen.findByText('login page')).toBeTruthy()
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toMatchObject({ email: 'new@example.com', current_password: 'old secret' })
  })

  it('requires the code mailed to a new address when addresses are verified', async () => {
    const { type, press, sent, mailed } = open(
      '/info',
      { data: null },
      {
        'GET /v1/site_config/all': { data: { user: JSON.stringify({ email_verify: true }) } },
        'POST /auth/v1/user/send_change_email': { data: null },
      },
    )
    await type('新昵称', '梅子酱')
    expect(screen.queryByLabelText('验证码')).toBeNull()
    await type('新邮箱', 'new@example.com')
    await press('保存')
    expect(screen.getByText('必填')).toBeTruthy()
    expect(sent()).toEqual([])
    await press('发送验证码')
    expect(await screen.findByText('发送成功')).toBeTruthy()
    expect(mailed()).toEqual([{ email: 'new@example.com' }])
    await type('验证码', ' ABCD2345 ')
    await press('保存')
    expect(await screen.findByText('login page')).toBeTruthy()
    expect(sent()).toMatchObject([{ email: 'new@example.com', code: 'ABCD2345' }])
  })

  it('shows a wrong current password at its field and keeps the input', async () => {
    const { type, press } = open('/info', oldLogin)
    await type('新密码', 'a brand new one')
    await press('保存')
    await screen.findByLabelText('当前密码')
    await type('当前密码', 'wrong')
    await press('保存')
    expect(await screen.findByText('当前密码不正确')).toBeTruthy()
    expect(screen.getByLabelText('当前密码').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe('a brand new one')
    expect(readSession()?.token).toBe('token-7')
  })

  it('shows the message of the server for a taken name once', async () => {
    const { type, press } = open('/info', { code: 0, msg: '用户名已被使用' })
    await type('新昵称', '梅子酱')
    await press('保存')
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', '用户名已被使用')
    expect(screen.getAllByText('用户名已被使用')).toHaveLength(1)
  })
})

describe('the password dialog', () => {
  it('requires the current and the new password', async () => {
    const { press, sent } = open('/password')
    await press('修改密码')
    expect(screen.getAllByText('必填')).toHaveLength(2)
    expect(sent()).toEqual([])
  })

  it('changes only the password and logs out', async () => {
    const { type, press, sent } = open('/password', oldLogin)
    await type('当前密码', 'old secret')
    await type('新密码', 'a brand new one')
    await press('修改密码')
    expect(await screen.findByText('login page')).toBeTruthy()
    expect(screen.getByText('更新成功，请重新登录')).toBeTruthy()
    expect(sent()).toEqual([{ id: 7, current_password: 'old secret', password: 'a brand new one' }])
  })

  it('shows a wrong current password at its field', async () => {
    const { type, press } = open('/password', oldLogin)
    await type('当前密码', 'wrong')
    await type('新密码', 'a brand new one')
    await press('修改密码')
    expect(await screen.findByText('当前密码不正确')).toBeTruthy()
    expect(screen.getByLabelText('当前密码').getAttribute('aria-invalid')).toBe('true')
  })
})
