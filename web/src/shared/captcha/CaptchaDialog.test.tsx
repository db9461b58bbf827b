import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createDecipheriv, createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestCaptcha } from '../../lib/api/captcha-prompt.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { answerCalls, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers, SentCall } from '../../testing/render-routes.tsx'

const picture = 'data:image/webp;base64,AA=='

const readDots = ({ body }: SentCall): unknown => {
  const { key, dots } = body as { key: string; dots: string }
  const bytes = Buffer.from(dots, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return JSON.parse(decipher.update(bytes.subarray(12, -16)).toString() + decipher.final().toString())
}

/** Requests the dialog as forms do; its challenges have the keys c1, c2 … */
const open = async (answers: Answers = {}, type = 'click') => {
  let count = 0
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: {} },
    'GET /v1/captcha/gen': () => ({ data: { key: `c${++count}`, type, mask_image: picture, thumb_image: picture } }),
    'POST /v1/captcha/check': { data: { ok: true, token: 'token-1' } },
    ...answers,
  })
  renderRoutes([{ path: '/', element: null }], '/')
  let token: string | undefined | null = null
  await act(async () => {
    void requestCaptcha('login').then((solved) => (token = solved))
  })
  return {
    user: userEvent.setup(),
    sent: (spec: string) => calls.filter((call) => call.spec === spec),
    token: () => token,
  }
}

const board = () => screen.findByRole('button', { name: '验证图片' })
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: '确认' })
const markers = () => screen.queryAllByRole('button', { name: /^撤销第/ })

/** Clicks a pixel of the image, which tests display at its natural size. */
const press = async (x: number, y: number): Promise<void> => {
  const surface = await board()
  surface.getBoundingClientRect = () => DOMRect.fromRect({ x: 20, y: 30, width: 300, height: 220 })
  fireEvent.click(surface, { detail: 1, clientX: 20 + x, clientY: 30 + y })
}

beforeEach(() => {
  mockDialogs()
  vi.stubGlobal('DOMRect', { fromRect: ({ x, y, ...size }: DOMRectInit) => ({ left: x, top: y, ...size }) })
})

afterEach(async () => {
  // Close a dialog that a test left open; it would block the dialog of the next test.
  const close = screen.queryByRole('button', { name: '关闭' })
  if (close) await userEvent.click(close)
  tearDown()
})

describe('captcha dialog', () => {
  it('shows a loading text until the challenge arrives', async () => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await open({
      'GET /v1/captcha/gen': async () => {
        await released
        return { data: { key: 'c1', type: 'click', mask_image: picture, thumb_image: picture } }
      },
    })
    expect(await screen.findByText('加载验证码中...')).toBeTruthy()
    expect(confirm().disabled).toBe(true)
    release()
    expect(await board()).toBeTruthy()
    expect(screen.queryByText('加载验证码中...')).toBeNull()
  })

  it('requests a challenge for the purpose and shows image and strip in their sizes', async () => {
    const { sent } = await open()
    await board()
    expect(sent('GET /v1/captcha/gen').map(({ query }) => query)).toEqual([{ purpose: 'login' }])
    const sizes = [...document.querySelectorAll('dialog img')].map((image) => [
      image.getAttribute('width'),
      image.getAttribute('height'),
    ])
    expect(sizes).toEqual([
      ['150', '40'],
      ['300', '220'],
    ])
  })

  it('sends nothing before a point is set', async () => {
    const { user, sent } = await open()
    await board()
    expect(confirm().disabled).toBe(true)
    await user.click(confirm())
    expect(sent('POST /v1/captcha/check')).toEqual([])
    await press(10, 10)
    expect(confirm().disabled).toBe(false)
  })

  it('sends the points in order, encrypted with the key of the challenge, and returns the token', async () => {
    const { user, sent, token } = await open()
    await press(40, 50)
    await press(200, 160)
    await press(120, 20)
    expect(markers().map((marker) => marker.textContent)).toEqual(['1', '2', '3'])
    await user.click(confirm())
    expect(await screen.findByText('验证成功')).toBeTruthy()
    expect(token()).toBe('token-1')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('POST /v1/captcha/check').map(readDots)).toEqual([
      [
        { x: 40, y: 50, index: 1 },
        { x: 200, y: 160, index: 2 },
        { x: 120, y: 20, index: 3 },
      ],
    ])
  })

  it('loads another challenge and shows the message of the server after a wrong answer', async () => {
    const replies = [{ code: 0, msg: '验证失败，请重试' }, { data: { ok: true, token: 'token-2' } }]
    const { user, sent, token } = await open({
      'POST /v1/captcha/check': () => replies.shift() ?? { data: null as never },
    })
    await press(40, 50)
    await user.click(confirm())
    expect((await screen.findByText('验证失败，请重试')).tagName).toBe('OUTPUT')
    await board()
    expect(markers()).toEqual([])
    expect(confirm().disabled).toBe(true)
    expect(token()).toBeNull()

    await press(60, 70)
    expect(screen.queryByText('验证失败，请重试')).toBeNull()
    await user.click(confirm())
    await waitFor(() => expect(token()).toBe('token-2'))
    expect(sent('GET /v1/captcha/gen')).toHaveLength(2)
    expect(sent('POST /v1/captcha/check').map(({ body }) => (body as { key: string }).key)).toEqual(['c1', 'c2'])
  })

  it('shows a second challenge after the first, and returns the token after both', async () => {
    const next = { key: 'c9', type: 'rotate', mask_image: picture, thumb_image: picture }
    const replies = [{ data: { ok: false, token: '', next } }, { data: { ok: true, token: 'token-3' } }]
    const { user, sent, token } = await open(
      { 'POST /v1/captcha/check': () => replies.shift() ?? { data: null as never } },
      'rotate',
    )
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '90' } })
    await user.click(confirm())
    expect(await screen.findByText('第 1 张正确，请再转正第 2 张')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0')
    expect(confirm().disabled).toBe(true)
    expect(token()).toBeNull()
    fireEvent.change(screen.getByRole('slider'), { target: { value: '200' } })
    await user.click(confirm())
    await waitFor(() => expect(token()).toBe('token-3'))
    expect(sent('GET /v1/captcha/gen')).toHaveLength(1)
    expect(sent('POST /v1/captcha/check').map(readDots)).toEqual([[{ angle: 90 }], [{ angle: 200 }]])
  })

  it('returns no token when it is closed', async () => {
    const { user, token } = await open()
    await press(40, 50)
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(token()).toBeUndefined())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ignores a late answer for a closed dialog', async () => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const { user, sent, token } = await open({
      'POST /v1/captcha/check': async () => {
        await released
        return { data: { ok: true, token: 'token-1' } }
      },
    })
    await press(40, 50)
    await user.click(confirm())
    await screen.findByRole('button', { name: '检测中' })
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(token()).toBeUndefined())

    let next: string | undefined | null = null
    await act(async () => {
      void requestCaptcha('mail').then((solved) => (next = solved))
    })
    await board()
    await act(async () => {
      release()
      await released
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(sent('POST /v1/captcha/check')).toHaveLength(1)
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(next).toBeNull()
  })

  it('removes a point and all later ones on a click, and the last one by the button', async () => {
    const { user } = await open()
    for (const at of [40, 80, 120, 160]) await press(at, at)
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(markers()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: '撤销第 2 个点及之后的点' }))
    expect(markers().map((marker) => marker.textContent)).toEqual(['1'])
    expect(screen.getByText('已选 1 个点')).toBeTruthy()
  })

  it('can be solved with the keyboard alone', async () => {
    const { user, sent, token } = await open()
    const surface = await board()
    await waitFor(() => expect(document.activeElement).toBe(surface))
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowUp}{Enter}')
    await user.keyboard('{ArrowDown}{ArrowDown} ')
    await user.keyboard('{ArrowRight}{Enter}{Backspace}')
    await user.tab()
    confirm().focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(token()).toBe('token-1'))
    expect(sent('POST /v1/captcha/check').map(readDots)).toEqual([
      [
        { x: 100, y: 105, index: 1 },
        { x: 100, y: 115, index: 2 },
      ],
    ])
  })

  it('accepts no more points than the server', async () => {
    await open()
    for (let at = 0; at < 12; at++) await press(at * 20, 20)
    expect(markers()).toHaveLength(10)
  })

  it('loads another challenge on request', async () => {
    const { user, sent } = await open()
    await press(40, 50)
    await user.click(screen.getByRole('button', { name: '换一张' }))
    await board()
    expect(sent('GET /v1/captcha/gen')).toHaveLength(2)
    expect(markers()).toEqual([])
  })

  it('shows why there is no challenge, the wait, and then the button for another', async () => {
    await open({
      'GET /v1/captcha/gen': { code: 429, msg: '请求过于频繁', status: 429, headers: { 'retry-after': '9' } },
    })
    expect(await screen.findByText('请求过于频繁')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^\d 秒后可换$/ })).toHaveProperty('disabled', true)
    expect(confirm().disabled).toBe(true)
  })

  it('shows the contact of the site', async () => {
    await open({ 'GET /v1/site_config/all': { data: { site_basic: JSON.stringify({ contact: 'help@example.com' }) } } })
    expect(await screen.findByText(/看不到图片或无法操作，请联系：help@example\.com/)).toBeTruthy()
  })

  it('has no axe violations', async () => {
    await open()
    await press(40, 50)
    expect(await findAxeViolations(screen.getByRole('dialog'))).toEqual([])
  })
})

describe('rotate captcha', () => {
  const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: '旋转角度' })

  it('rotates the piece from 0 to 360 degrees and sends the angle', async () => {
    const { user, sent, token } = await open({}, 'rotate')
    const range = await slider()
    expect([range.min, range.max, range.value]).toEqual(['0', '360', '0'])
    fireEvent.change(range, { target: { value: '217' } })
    expect(document.querySelector<HTMLElement>('[style*="rotate"]')?.style.transform).toContain('rotate(217deg)')
    expect(range.getAttribute('aria-valuetext')).toBe('217 度')
    await user.click(confirm())
    await waitFor(() => expect(token()).toBe('token-1'))
    expect(sent('POST /v1/captcha/check').map(readDots)).toEqual([[{ angle: 217 }]])
  })

  it('sends nothing before the slider is moved', async () => {
    await open({}, 'rotate')
    await slider()
    expect(confirm().disabled).toBe(true)
  })

  it('restarts at 0 with the next challenge', async () => {
    const { user } = await open({ 'POST /v1/captcha/check': { code: 0, msg: '验证失败，请重试' } }, 'rotate')
    fireEvent.change(await slider(), { target: { value: '90' } })
    await user.click(confirm())
    await screen.findByText('验证失败，请重试')
    await waitFor(async () => expect((await slider()).value).toBe('0'))
  })

  it('has no axe violations', async () => {
    await open({}, 'rotate')
    await slider()
    expect(await findAxeViolations(screen.getByRole('dialog'))).toEqual([])
  })
})
