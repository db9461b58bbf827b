import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, saveSession } from '../../lib/session/session.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { sampleAccount, sampleDisk, sampleHit } from '../../testing/samples.ts'
import type { Doc } from '../../shared/doc/api.ts'
import { Page as DocPage } from './DocPage.tsx'

type Policy = NonNullable<Doc['policy']>

const docId = sampleDisk().doc_id
const link = 'pan.quark.cn/s/27f488b2164f?pwd=a1b2'

const policyOf = (changes: Partial<Policy>): Policy => ({
  kind: 'none',
  cost_coin: 0,
  bought: false,
  allowed: changes.refusal === '',
  refusal: '',
  free_left: 0,
  refunded: 0,
  ...changes,
})

const codes: Record<string, number> = { dead: 401, login: 405, vip: 409, buy: 410 }

/** A refusal as the gateway replies: its code, and the doc without its link and password. */
const refused = (policy: Partial<Policy>, changes: Partial<Doc> = {}) => ({
  code: codes[policy.refusal ?? ''] ?? 0,
  msg: '请先处理',
  data: sampleDisk({ link: '', disk_id: '', disk_pass: '', policy: policyOf(policy), ...changes }),
})

const opened = (changes: Partial<Doc> = {}) => ({
  data: sampleDisk({ policy: policyOf({ kind: 'coin', bought: true }), ...changes }),
})

const config = { enable_user_system: 'true', site_name: '盘搜' }

const open = (answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: config },
    'GET /auth/v1/user/info': { data: sampleAccount({ coin: 100 }) },
    'GET /v1/task/check': { code: 503, msg: '服务暂时不可用', status: 503 },
    ...answers,
  })
  renderRoutes(
    [
      {
        path: '/doc/:docID',
        element: (
          <main>
            <DocPage />
          </main>
        ),
      },
      { path: '*', element: null },
    ],
    `/doc/${docId}`,
  )
  const sent = (spec: string) => calls.filter((call) => call.spec === spec)
  return { user: userEvent.setup(), sent }
}

const logIn = (): void =>
  saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: 'mei@example.com', role: 'user' } })

const faults = async (): Promise<string[]> => {
  let found: string[] = []
  await act(async () => {
    found = await findAxeViolations(document.body)
  })
  return found
}

const doc = 'GET /v1/disk/doc/{doc_id}'
const buy = 'POST /auth/v1/disk/buy'
const linkOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => {
  mockDialogs()
  clearSession()
  // axe measures text on a canvas if it gets a context.
  HTMLCanvasElement.prototype.getContext = () => null
})
afterEach(() => {
  vi.useRealTimers()
  tearDown()
})

describe('a resource without an access policy', () => {
  it('shows link, passwords, files, copies, similar resources and categories', async () => {
    const { sent } = open({
      [doc]: {
        data: sampleDisk({
          cate_id: 5,
          copies: [sampleHit({ doc_id: 'd2', disk_name: '同款一' })],
          similar: [sampleHit({ doc_id: 'd3', disk_name: '<em>相似</em>一' })],
          edges: {
            meta: { decompress_password: 'unzip', description: '一段介绍', posters_url: '', cost_coin: 0, robots: 1 },
          },
        }),
      },
      'GET /v1/disk/cate_name': {
        data: {
          id: 5,
          name: '剧集',
          path: [
            { id: 1, name: '影视' },
            { id: 5, name: '剧集' },
          ],
        },
      },
    })
    expect(await screen.findByRole('link', { name: link })).toBeTruthy()
    for (const text of ['a1b2', 'unzip', '一段介绍', '庆余年 S02E01.mkv']) expect(screen.getByText(text)).toBeTruthy()
    expect(linkOf('同款一')).toBe('/doc/d2')
    expect(linkOf('相似一')).toBe('/doc/d3')
    expect(await screen.findByRole('link', { name: '剧集' })).toBeTruthy()
    expect(linkOf('影视')).toBe(`/cate/${encodeURIComponent('影视')}`)
    expect(sent('POST /v1/search/disk')).toEqual([])
  })

  it('shows when it was shared, unless the site hides that', async () => {
    open({ [doc]: { data: sampleDisk() } })
    expect(await screen.findByText('分享时间')).toBeTruthy()
    tearDown()
    open({
      [doc]: { data: sampleDisk() },
      'GET /v1/site_config/all': { data: { ...config, doc_show: JSON.stringify({ show_shared_time: false }) } },
    })
    await waitFor(() => expect(screen.getByText('收录时间')).toBeTruthy())
    await waitFor(() => expect(screen.queryByText('分享时间')).toBeNull())
  })

  it('shows the description before the files, with sizes, totals by kind and a filter for many files', async () => {
    const lines = Array.from({ length: 32 }, (_, index) => `file:S01/E${String(index + 1).padStart(2, '0')}.mkv`)
    const sizes = [...lines.map(() => 1_073_741_824), 52_428_800]
    const meta = { decompress_password: '', description: '一段介绍', posters_url: '', cost_coin: 0, robots: 1 }
    const files = [...lines, 'file:讲解/说明.pdf'].join('\n')
    const { user } = open({
      [doc]: { data: sampleDisk({ files, file_sizes: sizes, tags: ['科幻'], edges: { meta } }) },
    })
    const headings = async () => (await screen.findAllByRole('heading', { level: 2 })).map((each) => each.textContent)
    expect((await headings()).slice(0, 3)).toEqual(['介绍', '文件33 个文件，2 个文件夹', '资源信息'])
    const tag = screen.getByRole('link', { name: '科幻' })
    expect(tag.compareDocumentPosition(screen.getByText('一段介绍'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(
      within(screen.getByRole('list', { name: '按类型' }))
        .getAllByRole('listitem')
        .map((kind) => kind.textContent),
    ).toEqual(['视频 32 个 · 32.0 GB', '文档 1 个 · 50.0 MB'])
    const folder = (name: string): HTMLDetailsElement | null => screen.getByText(name).closest('details')
    expect(folder('S01')?.open).toBe(false)
    expect(folder('讲解')?.open).toBe(true)
    expect(folder('讲解')?.textContent).toContain('50.0 MB')
    await user.type(screen.getByRole('searchbox', { name: '筛选文件' }), 'e07')
    expect(await screen.findByText('1 个文件符合')).toBeTruthy()
    expect(folder('S01')?.open).toBe(true)
    expect(screen.queryByText('讲解')).toBeNull()
  })

  it('shares the page with the system dialog, or else copies its URL', async () => {
    const { user } = open({ [doc]: { data: sampleDisk() } })
    const page = `${window.location.origin}/doc/${docId}`
    await user.click(await screen.findByRole('button', { name: '分享页面' }))
    expect(await navigator.clipboard.readText()).toBe(`${sampleDisk().disk_name} ${page}`)
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await user.click(screen.getByRole('button', { name: '分享页面' }))
    expect(share.mock.calls).toEqual([[{ title: sampleDisk().disk_name, url: page }]])
    Reflect.deleteProperty(navigator, 'share')
  })

  it('renders no link for an unsafe URL', async () => {
    open({ [doc]: { data: sampleDisk({ link: 'javascript:alert(1)' }) } })
    expect(await screen.findByText('这个资源的链接没有公开')).toBeTruthy()
  })

  it('has no axe violations', async () => {
    open({ [doc]: { data: sampleDisk() } })
    await screen.findByRole('link', { name: link })
    expect(await faults()).toEqual([])
  })
})

describe('a resource that is refused to an anonymous visitor', () => {
  it.each([
    ['login', { kind: 'login', refusal: 'login' }, '登录后查看', '登录查看'],
    ['vip', { kind: 'vip', refusal: 'vip' }, '会员专享', '登录查看'],
    ['coin', { kind: 'coin', refusal: 'login', cost_coin: 1280 }, '1 280 积分', '登录后购买'],
  ])(
    'shows the requirement of the policy %s and links to the login and back',
    async (_kind, policy, rule, linkName) => {
      const { sent } = open({ [doc]: refused(policy) })
      expect(await screen.findByText(rule)).toBeTruthy()
      expect(linkOf(linkName)).toBe(`/login?back=${encodeURIComponent(`/doc/${docId}`)}`)
      expect(screen.queryByText('a1b2')).toBeNull()
      expect(sent(doc)).toHaveLength(1)
      expect(await faults()).toEqual([])
    },
  )

  it('links to membership when members pay nothing', async () => {
    open({ [doc]: refused({ kind: 'vip_or_coin', refusal: 'login', cost_coin: 5 }) })
    await screen.findByRole('link', { name: '会员免费看' })
    expect(linkOf('会员免费看')).toBe('/profile?tab=vip')
  })

  it('is loaded again after a login, and shows the fields that are now open', async () => {
    const { sent } = open({
      [doc]: ({ authorization }) => (authorization ? opened() : refused({ kind: 'login', refusal: 'login' })),
    })
    await screen.findByText('登录后查看')
    act(logIn)
    expect(await screen.findByRole('link', { name: link })).toBeTruthy()
    expect(sent(doc).map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer token-7'])
  })

  it('forgets the opened fields when the session ends', async () => {
    open({ [doc]: ({ authorization }) => (authorization ? opened() : refused({ kind: 'login', refusal: 'login' })) })
    act(logIn)
    await screen.findByRole('link', { name: link })
    act(clearSession)
    expect(await screen.findByText('登录后查看')).toBeTruthy()
    expect(screen.queryByText('a1b2')).toBeNull()
  })
})

/** Refuses a purchase because the price has risen; `data` has another shape than for a purchase. */
const priceRaisedTo = (cost_coin: number) => ({
  code: 414,
  msg: `现价 ${cost_coin} 积分，请确认后再购买`,
  data: { cost_coin } as object,
})

describe('a resource with a price', () => {
  const priced = { kind: 'coin', refusal: 'buy', cost_coin: 20 }

  it('shows the balance, asks for confirmation, and then shows the share in place', async () => {
    logIn()
    const { user, sent } = open({
      [doc]: refused(priced, { similar: [sampleHit({ doc_id: 'd3', disk_name: '相似一' })] }),
      [buy]: {
        data: { ...sampleDisk({ policy: policyOf({ kind: 'coin', bought: true }) }), coin: 80 },
      },
    })
    expect(await screen.findByText('我有 100 积分')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '购买' }))
    const dialog = within(screen.getByRole('dialog', { name: '购买资源' }))
    expect(dialog.getByText('20 积分')).toBeTruthy()
    expect(dialog.getByText('80 积分')).toBeTruthy()
    expect(sent(buy)).toEqual([])
    await user.click(dialog.getByRole('button', { name: '确认购买' }))
    expect(await screen.findByRole('link', { name: link })).toBeTruthy()
    expect(sent(buy).map(({ body }) => body)).toEqual([{ doc_id: docId, max_coin: 20, request_id: expect.any(String) }])
    expect(sent(doc)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: '相似一' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '分享链接' })))
  })

  it('shows how many free openings are left today', async () => {
    logIn()
    const { user } = open({ [doc]: refused({ ...priced, cost_coin: 900, free_left: 3 }) })
    expect(await screen.findByText('我有 100 积分，今日还可免费打开 3 个')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '免费打开' }))
    expect(within(screen.getByRole('dialog')).getByText('2 次')).toBeTruthy()
  })

  it('links to earning points when the balance is too low', async () => {
    logIn()
    open({ [doc]: refused({ ...priced, cost_coin: 250 }) })
    expect(await screen.findByText('我有 100 积分，还差 150')).toBeTruthy()
    expect(linkOf('赚积分')).toBe('/profile?tab=check_in')
    expect(screen.queryByRole('button', { name: '购买' })).toBeNull()
  })

  it.each([
    ['too few points', { code: 408, msg: '余额不够' }, ['积分不足', '签到得积分', '兑换激活码']],
    ['members only', { code: 409, msg: '会员专享' }, ['会员专享', '开通会员']],
    ['an answer that did not come', { code: 503, msg: '服务暂时不可用', status: 503 }, ['服务暂时不可用']],
  ])('shows what to do after %s', async (_reason, answer, texts) => {
    logIn()
    const { user } = open({ [doc]: refused(priced), [buy]: answer })
    await user.click(await screen.findByRole('button', { name: '购买' }))
    await user.click(screen.getByRole('button', { name: '确认购买' }))
    const dialog = within(screen.getByRole('dialog'))
    for (const text of texts) expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.queryByText(/稍后会自动完成/) !== null).toBe(answer.code === 503)
    expect(screen.queryByText('a1b2')).toBeNull()
  })

  it('shows a risen price and asks for confirmation again', async () => {
    logIn()
    const { user, sent } = open({
      [doc]: refused(priced),
      [buy]: ({ body }) =>
        (body as { max_coin: number }).max_coin < 30
          ? priceRaisedTo(30)
          : { data: { ...sampleDisk({ policy: policyOf({ kind: 'coin', bought: true }) }), coin: 70 } },
    })
    await user.click(await screen.findByRole('button', { name: '购买' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '确认购买' }))
    expect(await dialog.findByText('现价 30 积分，请确认后再购买')).toBeTruthy()
    expect([dialog.queryByText('20 积分'), dialog.getByText('30 积分'), dialog.getByText('70 积分')]).toMatchObject([
      null,
      {},
      {},
    ])
    await user.click(dialog.getByRole('button', { name: '确认购买' }))
    expect(await screen.findByRole('link', { name: link })).toBeTruthy()
    expect(sent(buy).map(({ body }) => (body as { max_coin: number }).max_coin)).toEqual([20, 30])
  })

  it('does not buy at a new price that exceeds the balance', async () => {
    logIn()
    const { user } = open({
      [doc]: refused(priced),
      [buy]: priceRaisedTo(300),
    })
    await user.click(await screen.findByRole('button', { name: '购买' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '确认购买' }))
    expect(await dialog.findByText('200 积分')).toBeTruthy()
    expect(dialog.getByRole('link', { name: '签到得积分' })).toBeTruthy()
    expect(dialog.getByRole('button', { name: '确认购买' }).hasAttribute('disabled')).toBe(true)
  })

  it('repeats the same request when no answer arrives', async () => {
    logIn()
    const { user, sent } = open({ [doc]: refused(priced), [buy]: { code: 503, msg: '服务暂时不可用', status: 503 } })
    await user.click(await screen.findByRole('button', { name: '购买' }))
    await user.click(screen.getByRole('button', { name: '确认购买' }))
    await screen.findByText(/稍后会自动完成/)
    await user.click(screen.getByRole('button', { name: '确认购买' }))
    await waitFor(() => expect(sent(buy)).toHaveLength(2))
    expect(sent(buy)[1]?.body).toEqual(sent(buy)[0]?.body)
  })
})

describe('a resource with pending related resources', () => {
  const related = { similar: [sampleHit({ doc_id: 'd3', disk_name: '相似一' })] }
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it.each([
    ['open', { data: sampleDisk({ related_pending: true }) }, { data: sampleDisk(related) }],
    ['refused', refused({ refusal: 'login' }, { related_pending: true }), refused({ refusal: 'login' }, related)],
  ])('polls once, shows them and stops: %s', async (_, first, second) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    let count = 0
    const { sent } = open({ [doc]: () => (count++ === 0 ? first : second) })
    await wait(100)
    expect([sent(doc).length, screen.queryByRole('link', { name: '相似一' })]).toEqual([1, null])
    await wait(3_000)
    expect(screen.getByRole('link', { name: '相似一' })).toBeTruthy()
    await wait(600_000)
    expect(sent(doc)).toHaveLength(2)
  })

  it('stops polling after a few growing pauses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const { sent } = open({ [doc]: { data: sampleDisk({ related_pending: true }) } })
    const seen: number[] = []
    for (const ms of [100, 3_000, 6_000, 12_000, 24_000, 3_600_000]) {
      await wait(ms)
      seen.push(sent(doc).length)
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 5])
  })
})

describe('a dead resource', () => {
  const dead = { health: 'dead', dead_since: '2026-11-16T12:00:00+08:00' }

  it('accepts one vote on the link, and shows live copies', async () => {
    const live = sampleHit({
      doc_id: 'd2',
      disk_name: '同款一',
      link: 'https://pan.quark.cn/s/live',
      disk_pass: 'x1y2',
    })
    const { user, sent } = open({
      [doc]: { data: sampleDisk({ health: 'dead', dead_since: '2026-11-01T00:00:00Z', copies: [live] }) },
      'POST /v1/disk/feedback': { data: null },
    })
    await user.click(await screen.findByRole('button', { name: '我能打开' }))
    expect(await screen.findByText('已收到，会尽快重新检测。')).toBeTruthy()
    expect(sent('POST /v1/disk/feedback').map(({ body }) => body)).toEqual([{ doc_id: docId, works: true }])
    expect(screen.queryByRole('button', { name: '确实失效' })).toBeNull()
    expect(linkOf('在夸克网盘打开 同款一')).toBe('https://pan.quark.cn/s/live')
    expect(screen.getByRole('button', { name: '复制 同款一 的链接' })).toBeTruthy()
    for (const button of screen.getAllByRole('button', { name: /^复制链接和提取码/ }))
      expect(button.className).not.toContain('btn-solid')
    expect(await faults()).toEqual([])
  })

  it('tells buyers that they got their points back, and shows them live alternatives first even if the site hides them', async () => {
    open({
      'GET /v1/site_config/all': { data: { ...config, doc_basic: JSON.stringify({ dead_action: 'hide' }) } },
      [doc]: refused(
        { refusal: 'dead', refunded: 12 },
        { ...dead, copies: [sampleHit({ doc_id: 'd2', disk_name: '活的' })] },
      ),
    })
    const note = await screen.findByRole('region', { name: '链接已失效' })
    expect(within(note).getByText('已退还 12 积分')).toBeDefined()
    expect(within(note).getByRole('heading', { name: '还能打开的' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: '同款分享' })).toBeNull()
  })

  it('shows since when it is dead, and only live alternatives', async () => {
    open({
      [doc]: refused(
        { refusal: 'dead' },
        {
          ...dead,
          copies: [sampleHit({ doc_id: 'd2', disk_name: '活的', health: 'valid' })],
          similar: [
            sampleHit({ doc_id: 'd2', disk_name: '活的', health: 'valid' }),
            sampleHit({ doc_id: 'd4', disk_name: '死的', health: 'dead' }),
          ],
        },
      ),
    })
    expect(await screen.findByText('2026-11-16')).toBeTruthy()
    expect(screen.getByText(/5 天前/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: '活的' })).toHaveLength(1)
    expect(screen.queryByText('死的')).toBeNull()
    expect(await faults()).toEqual([])
  })

  it('links to a search without alternatives', async () => {
    open({ [doc]: refused({ refusal: 'dead' }, dead) })
    expect(await screen.findByRole('link', { name: '搜索“庆余年”' })).toBeTruthy()
  })

  it.each([
    ['similar', ['活的', '打开']],
    ['hide', ['搜索“庆余年”']],
  ])('applies the setting for dead links: %s', async (dead_action, expected) => {
    const copies = [sampleHit({ doc_id: 'd2', disk_name: '活的', health: 'valid' })]
    open({
      'GET /v1/site_config/all': { data: { ...config, doc_basic: JSON.stringify({ dead_action }) } },
      [doc]: refused({ refusal: 'dead' }, { ...dead, copies }),
    })
    const note = within(await screen.findByRole('region', { name: '链接已失效' }))
    await waitFor(() =>
      expect(note.getAllByRole('link').map((link) => link.textContent)).toEqual(
        expected.map((name) => expect.stringContaining(name) as string),
      ),
    )
  })

  it('redirects to a search for its name if configured', async () => {
    open({
      'GET /v1/site_config/all': { data: { ...config, doc_basic: JSON.stringify({ dead_action: 'search' }) } },
      [doc]: refused({ refusal: 'dead' }, dead),
    })
    const address = `/search?q=${encodeURIComponent('庆余年')}`
    await expectAddress(address)
  })

  it('keeps its link if configured', async () => {
    open({ [doc]: { data: sampleDisk({ ...dead, policy: policyOf({}) }) } })
    expect(await screen.findByText('2026-11-16')).toBeTruthy()
    expect(screen.getByRole('link', { name: link })).toBeTruthy()
  })
})

describe('an article about a resource', () => {
  it('is rendered as plain blocks with its origin', async () => {
    const text = '## 看点\n- 权谋\n- 人物\n<img src=x onerror=alert(1)>[点我](javascript:alert(1))'
    const article = { doc_id: docId, text, model: 'm-1', prompt: '', create_time: '2026-11-20T12:00:00+08:00' }
    open({ [doc]: { data: sampleDisk({ edges: { article } }) } })
    const section = within(await screen.findByRole('region', { name: '文章' }))
    expect(section.getByText('AI 生成')).toBeTruthy()
    expect(section.getByRole('heading', { name: '看点', level: 3 })).toBeTruthy()
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['权谋', '人物'])
    expect(section.getByText('<img src=x onerror=alert(1)>[点我](javascript:alert(1))')).toBeTruthy()
    expect(section.queryByRole('img')).toBeNull()
    expect(section.queryByRole('link')).toBeNull()
    expect(await faults()).toEqual([])
  })

  it('is not labelled as AI-generated when a person wrote it', async () => {
    const article = { doc_id: docId, text: '好看', model: '', prompt: '', create_time: '2026-11-20T12:00:00+08:00' }
    open({ [doc]: { data: sampleDisk({ edges: { article } }) } })
    const section = within(await screen.findByRole('region', { name: '文章' }))
    expect(section.getByText('好看')).toBeTruthy()
    expect(section.getByText('2026-11-20')).toBeTruthy()
    expect(section.queryByText(/AI|人工智能/)).toBeNull()
  })

  it('is omitted when there is none', async () => {
    open({ [doc]: { data: sampleDisk() } })
    await screen.findByRole('link', { name: link })
    expect(screen.queryByRole('region', { name: '文章' })).toBeNull()
  })
})

describe('the state of a link', () => {
  const check = 'GET /v1/task/check'
  const recentCheck = '2026-11-21T11:50:00+08:00'

  it('is not requested while it is fresh or when checks on opening are off', async () => {
    const { sent } = open({ [doc]: { data: sampleDisk({ health: 'valid', checked_at: recentCheck }) } })
    await screen.findByText('有效')
    expect(sent(check)).toEqual([])
    tearDown()
    const withoutChecks = open({
      'GET /v1/site_config/all': { data: { ...config, doc_basic: JSON.stringify({ check_on_open: false }) } },
      [doc]: { data: sampleDisk() },
    })
    await screen.findByText('未检测')
    // A server-rendered page has the site configuration from the start; here it must load first.
    await waitFor(() => expect(withoutChecks.sent('GET /v1/site_config/all')).toHaveLength(1))
    expect(withoutChecks.sent(doc)).toHaveLength(1)
  })

  it('is requested once when it is old, and polled while a check is queued', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    let isChecked = false
    const { sent } = open({
      [doc]: () => ({ data: sampleDisk(isChecked ? { health: 'valid', checked_at: recentCheck } : {}) }),
      [check]: () => ({
        data: isChecked
          ? { status: 'valid', checked_at: recentCheck, queued: false }
          : { status: 'unsure', checked_at: '', queued: true },
      }),
    })
    expect(await screen.findByText('检测中')).toBeTruthy()
    expect(sent(check).map(({ query }) => query)).toEqual([{ doc_id: docId }])
    isChecked = true
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(await screen.findByText('有效')).toBeTruthy()
    expect(screen.getByText('10 分钟前')).toBeTruthy()
    await waitFor(() => expect(sent(doc)).toHaveLength(2))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(sent(check)).toHaveLength(2)
    expect(sent(doc)).toHaveLength(2)
  })

  it('is polled at most three times', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    const { sent } = open({
      [doc]: { data: sampleDisk() },
      [check]: { data: { status: 'unsure', checked_at: '', queued: true } },
    })
    await screen.findByText('检测中')
    expect(await faults()).toEqual([])
    for (let minute = 0; minute < 5; minute += 1) await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(sent(check)).toHaveLength(4)
    expect(screen.getByText('未检测')).toBeTruthy()
  })

  it('stays unchanged when the check has no result', async () => {
    const { sent } = open({ [doc]: { data: sampleDisk({ health: 'valid' }) } })
    await waitFor(() => expect(sent(check)).toHaveLength(1))
    expect(screen.getByText('有效')).toBeTruthy()
    expect(screen.queryByText('服务暂时不可用')).toBeNull()
  })

  it('changes when the link has died since the page was rendered', async () => {
    open({
      [doc]: { data: sampleDisk({ health: 'valid', policy: policyOf({}) }) },
      [check]: { data: { status: 'dead', checked_at: recentCheck, queued: false } },
    })
    expect(await screen.findByRole('region', { name: '链接已失效' })).toBeTruthy()
    expect(screen.getByText('已失效')).toBeTruthy()
  })
})

describe('a report', () => {
  const report = 'POST /v1/disk/report'
  const write = async (answer: Answers[typeof report]) => {
    const { user, sent } = open({ [doc]: { data: sampleDisk() }, [report]: answer })
    await user.click(await screen.findByRole('button', { name: '反馈问题' }))
    const dialog = within(await screen.findByRole('dialog', { name: '反馈问题' }))
    return { user, sent, dialog }
  }

  it('requires a reason, accepts a text, and confirms', async () => {
    const { user, sent, dialog } = await write({ data: null })
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(dialog.getByText('请选择原因')).toBeTruthy()
    expect(sent(report)).toEqual([])
    await user.click(dialog.getByRole('radio', { name: '提取码不对' }))
    await user.type(dialog.getByRole('textbox', { name: '补充说明（可不填）' }), '是 c3d4')
    expect(dialog.getByText('6 / 500')).toBeTruthy()
    expect(await faults()).toEqual([])
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('感谢反馈，管理员会尽快处理')).toBeTruthy()
    expect(sent(report).map(({ body }) => body)).toEqual([
      { doc_id: docId, reason: 'password', text: '是 c3d4', contact: '' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a repeated report as refused and keeps the text', async () => {
    const { user, dialog } = await write({ code: 429, msg: '刚刚反馈过了', status: 429 })
    await user.click(dialog.getByRole('radio', { name: '其他' }))
    await user.type(dialog.getByRole('textbox', { name: '补充说明（可不填）' }), '再说一次')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(await dialog.findByText('刚刚反馈过了')).toBeTruthy()
    expect(dialog.getByDisplayValue('再说一次')).toBeTruthy()
  })

  it('accepts at most 500 characters', async () => {
    const { user, sent, dialog } = await write({ data: null })
    await user.click(dialog.getByRole('radio', { name: '其他' }))
    await user.click(dialog.getByRole('textbox', { name: '补充说明（可不填）' }))
    await user.paste('字'.repeat(501))
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(dialog.getByText('最多 500 个字')).toBeTruthy()
    expect(sent(report)).toEqual([])
  })

  it('takes a mail address for the answer and refuses other texts', async () => {
    const { user, sent, dialog } = await write({ data: null })
    await user.click(dialog.getByRole('radio', { name: '链接失效' }))
    await user.type(dialog.getByRole('textbox', { name: '邮箱（可不填）' }), 'mei')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(dialog.getByText('请输入正确的邮箱地址')).toBeTruthy()
    expect(sent(report)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: '邮箱（可不填）' }), '@example.com')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(sent(report)[0]?.body).toMatchObject({ reason: 'dead', contact: 'mei@example.com' }))
  })

  it('requires name, work, statement and address of a claim', async () => {
    const { user, sent, dialog } = await write({ data: null })
    await user.click(dialog.getByRole('radio', { name: '侵犯权利' }))
    await user.click(dialog.getByRole('button', { name: '提交' }))
    for (const message of ['请填写权利人', '请填写作品和权利', '请填写侵权说明', '请填写邮箱，以便答复'])
      expect(dialog.getByText(message)).toBeTruthy()
    expect(sent(report)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: '权利人' }), '某影业')
    await user.type(dialog.getByRole('textbox', { name: '作品和权利' }), '庆余年')
    await user.type(dialog.getByRole('textbox', { name: '侵权说明' }), '未经许可')
    await user.type(dialog.getByRole('textbox', { name: '邮箱' }), 'rights@example.com')
    expect(await faults()).toEqual([])
    await user.click(dialog.getByRole('button', { name: '提交' }))
    await waitFor(() =>
      expect(sent(report).map(({ body }) => body)).toEqual([
        {
          doc_id: docId,
          reason: 'copyright',
          text: '未经许可',
          contact: 'rights@example.com',
          claimant: '某影业',
          rights: '庆余年',
        },
      ]),
    )
  })
})

describe('a resource that fails to load', () => {
  it('shows the not-found message of the service', async () => {
    open({ [doc]: { code: 0, msg: '没有这个资源' } })
    expect(await screen.findByRole('heading', { name: '资源不存在或已被删除' })).toBeTruthy()
  })

  it('offers a retry when the service does not answer', async () => {
    let isAvailable = false
    const { user } = open({ [doc]: () => (isAvailable ? opened() : { code: 503, msg: '服务暂时不可用', status: 503 }) })
    const again = await screen.findByRole('button', { name: '重试' })
    isAvailable = true
    await user.click(again)
    expect(await screen.findByRole('link', { name: link })).toBeTruthy()
  })
})
