import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Form } from './Form.tsx'
import { PasswordField } from './PasswordField.tsx'
import {
  allOf,
  isEmailAddress,
  lengthBetween,
  requiredEmail,
  optionalEmail,
  required,
  requiredUntrimmed,
} from './rules.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { TextField } from './TextField.tsx'
import { useForm } from './use-form.ts'

const Sample = ({ send }: { send: (values: object) => void }) => {
  const form = useForm(
    { email: '', password: '' },
    { email: requiredEmail('请输入正确的邮箱地址'), password: requiredUntrimmed },
  )
  return (
    <Form onSubmit={form.submit(send)}>
      <TextField label="邮箱" hint="不会公开" {...form.field('email')} />
      <PasswordField label="密码" autoComplete="new-password" {...form.field('password')} />
      <SubmitButton label="提交" pendingLabel="提交中…" isPending={false} />
      <button type="button" onClick={() => form.reset()}>
        清空
      </button>
    </Form>
  )
}

const open = () => {
  const sent: object[] = []
  render(<Sample send={(values) => sent.push(values)} />)
  return {
    sent,
    user: userEvent.setup(),
    email: screen.getByLabelText('邮箱'),
    password: screen.getByLabelText('密码'),
  }
}

it('sends nothing with an invalid field, shows every error, and focuses the first invalid field', async () => {
  const { sent, user, email } = open()
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(sent).toEqual([])
  expect(screen.getByText('请输入正确的邮箱地址')).toBeTruthy()
  expect(screen.getByText('必填')).toBeTruthy()
  expect(document.activeElement).toBe(email)
})

it('links label, hint and error to the input', async () => {
  const { user, email } = open()
  const describedBy = (): string[] =>
    (email.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
  expect(describedBy()).toEqual(['不会公开'])
  expect(email.getAttribute('aria-invalid')).toBe('false')
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(describedBy()).toEqual(['请输入正确的邮箱地址', '不会公开'])
  expect(email.getAttribute('aria-invalid')).toBe('true')
})

it('shows an error after blur of a filled-in field, not while typing or after passing by', async () => {
  const { user, email } = open()
  await user.click(email)
  await user.tab()
  expect(screen.queryByText('请输入正确的邮箱地址')).toBeNull()
  await user.type(email, 'mei@')
  expect(screen.queryByText('请输入正确的邮箱地址')).toBeNull()
  await user.tab()
  expect(screen.getByText('请输入正确的邮箱地址')).toBeTruthy()
  await user.type(email, 'example.com')
  expect(screen.queryByText('请输入正确的邮箱地址')).toBeNull()
})

it('sends the values when all rules pass, and forgets them on reset', async () => {
  const { sent, user, email, password } = open()
  await user.type(email, 'mei@example.com')
  await user.type(password, ' {Enter}')
  expect(sent).toEqual([{ email: 'mei@example.com', password: ' ' }])
  await user.click(screen.getByRole('button', { name: '清空' }))
  expect(email).toHaveProperty('value', '')
})

it('shows a password on demand and hides it again', async () => {
  const { user, password } = open()
  const reveal = screen.getByRole('button', { name: '显示密码' })
  await user.click(reveal)
  expect(password).toHaveProperty('type', 'text')
  await user.click(reveal)
  expect(password).toHaveProperty('type', 'password')
})

it.each(['mei@example.com', ' mei@example.com ', 'a.b+c@mail.example.co', '梅@例子.中国'])(
  'accepts %s as a mail address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true)
  },
)

it.each([
  '',
  'mei',
  'mei@',
  '@example.com',
  'mei@example',
  'mei@@example.com',
  'me i@example.com',
  'mei@example.',
  `a@${'b'.repeat(300)}.com`,
])('refuses %s as a mail address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

it('accepts an empty optional mail address and refuses an empty required one', () => {
  expect(optionalEmail('x')(' ', {})).toBe('')
  expect(optionalEmail('x')('mei', {})).toBe('x')
  expect(requiredEmail('x')('', {})).toBe('x')
})

it('returns the first error of joined rules, and counts an emoji as one character', () => {
  const rule = allOf(required, lengthBetween(3, 4, 'length'))
  expect(['', '  ', 'ab', 'a😀b', 'abcde'].map((text) => rule(text, {}))).toEqual([
    '必填',
    '必填',
    'length',
    '',
    'length',
  ])
})
