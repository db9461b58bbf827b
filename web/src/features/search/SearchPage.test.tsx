import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { sampleHit } from '../../testing/samples.ts'
import { Page as SearchPage } from './SearchPage.tsx'

const hits = [
  sampleHit(),
  sampleHit({ doc_id: 'd000000000000000000000002', disk_type: 'BDY', disk_name: '狂飙', files: '' }),
]

const plain = { dropped: [], keyword: 'a', operators: [] }

const answer = { total: 25, per_size: 10, took: 3, list: hits, ...plain }

const open = (address: string, answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /v1/hot_key/list': { data: [] },
    'GET /v1/search/suggest': { data: [] },
    'GET /v1/list_store/by_types': { data: {} },
    'POST /v1/search/disk': { data: answer },
    ...answers,
  })
  renderRoutes(
    [
      { path: '/search', element: <SearchPage /> },
      { path: '*', element: null },
    ],
    address,
  )
  return {
    user: userEvent.setup(),
    searches: () => calls.filter((call) => call.spec === 'POST /v1/search/disk').map((call) => call.body),
  }
}

const facets = () => within(screen.getByRole('complementary', { name: '筛选' }))

afterEach(tearDown)

describe('the search page', () => {
  it('searches with the parameters of the URL and shows the reply', async () => {
    const { searches } = open('/search?q=庆余年&type=BDY&time=week&page=2')
    expect(await screen.findByRole('link', { name: '庆余年 第二季 4K' })).toBeTruthy()
    expect(searches()).toEqual([
      {
        q: '庆余年',
        page: 2,
        size: 10,
        type: 'BDY',
        user: '',
        exact: false,
        format: [],
        kinds: [],
        years: [],
        seasons: [],
        share_time: 'week',
        order: '',
        fold_copies: true,
        facets: false,
      },
    ])
  })

  it('adds a chosen filter to the URL and returns to page one', async () => {
    const { user } = open('/search?q=a&page=3')
    await screen.findByText('狂飙')
    await user.click(facets().getByRole('link', { name: '夸克' }))
    await user.click(facets().getByRole('link', { name: '视频' }))
    await expectAddress('/search?q=a&type=QUARK&format=video')
  })

  it('removes a filter that is chosen again', async () => {
    const { user } = open('/search?q=a&type=QUARK,BDY')
    await screen.findByText('狂飙')
    await user.click(facets().getByRole('link', { name: /^夸克/ }))
    await expectAddress('/search?q=a&type=BDY')
  })

  it('links to the other pages of the same search', async () => {
    open('/search?q=a&order=desc')
    expect((await screen.findByRole('link', { name: '第 3 页' })).getAttribute('href')).toBe(
      '/search?q=a&order=desc&page=3',
    )
  })

  it('moves between results with the arrow keys and copies the focused share with c', async () => {
    const { user } = open('/search?q=a')
    await screen.findByText('狂飙')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('狂飙')
    await user.keyboard('{ArrowUp}c')
    expect(document.activeElement?.textContent).toBe('庆余年 第二季 4K')
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('https://pan.quark.cn/s/27f488b2164f?pwd=a1b2 提取码：a1b2'),
    )
    expect(await screen.findByText('复制成功')).toBeTruthy()
  })

  it('suggests fewer filters and an import when nothing is found', async () => {
    open('/search?q=没有 这个&type=UC', {
      'POST /v1/search/disk': { data: { total: 0, per_size: 10, took: 1, list: [], ...plain, keyword: '没有 这个' } },
    })
    expect(await screen.findByText('没有找到相关资源，换个词试试')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去掉 1 个筛选再搜' }).getAttribute('href')).toBe(
      '/search?q=%E6%B2%A1%E6%9C%89+%E8%BF%99%E4%B8%AA',
    )
    expect(screen.getByRole('link', { name: '只搜“没有”' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: '导入资源' }).length).toBeGreaterThan(0)
  })

  it('shows a failure with its message and retries on request', async () => {
    let isUnavailable = true
    const { user } = open('/search?q=a', {
      'POST /v1/search/disk': () =>
        isUnavailable
          ? { code: 500, msg: '服务出错了', status: 500 }
          : { data: { total: 2, per_size: 10, took: 3, list: hits, ...plain } },
    })
    expect(await screen.findByText('服务出错了')).toBeTruthy()
    isUnavailable = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('狂飙')).toBeTruthy()
  })

  it('shows why a keyword is refused, without a retry', async () => {
    open('/search?q=a', { 'POST /v1/search/disk': { code: 0, msg: '该关键词无法搜索' } })
    expect(await screen.findByText('该关键词无法搜索')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('sends nothing without a keyword', () => {
    const { searches } = open('/search')
    expect(screen.getByText('输入关键词开始搜索')).toBeTruthy()
    expect(searches()).toEqual([])
  })

  it('renders no link for an unsafe URL', async () => {
    open('/search?q=a', {
      'POST /v1/search/disk': {
        data: { total: 1, per_size: 10, took: 3, list: [sampleHit({ link: 'javascript:alert(1)' })], ...plain },
      },
    })
    await screen.findByText('庆余年 第二季 4K')
    expect(screen.queryByRole('link', { name: /打开 庆余年/ })).toBeNull()
    expect(screen.getByRole('link', { name: '详情' })).toBeTruthy()
  })

  it('shows the counts of the reply, omits filters without results, and keeps chosen ones', async () => {
    const counts = (key: string, count: number) => [{ key, count }]
    const { user } = open('/search?q=a&kinds=anime', {
      'POST /v1/search/disk': {
        data: {
          ...answer,
          facets: {
            types: [...counts('BDY', 61), ...counts('QUARK', 48)],
            formats: counts('video', 98),
            kinds: counts('tv', 88),
            years: [...counts('2019', 40), ...counts('2024', 52)],
            seasons: [],
          },
        },
      },
    })
    await screen.findByText('狂飙')
    const names = (group: string) =>
      within(facets().getByRole('region', { name: group }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(names('网盘')).toEqual(['夸克，48 条', '百度，61 条'])
    expect(names('类别')).toEqual(['电视剧，88 条', '动漫，0 条，已选，点击取消'])
    expect(names('年份')).toEqual(['2024，52 条', '2019，40 条'])
    expect(facets().queryByRole('region', { name: '季' })).toBeNull()
    expect(facets().queryByRole('region', { name: '文件格式' })).toBeNull()
    await user.click(facets().getByRole('link', { name: /^2024/ }))
    await expectAddress('/search?q=a&kinds=anime&years=2024')
  })

  it('keeps the filter groups while another search loads, and shows a skeleton before the first', async () => {
    const counts = (key: string, count: number) => ({ key, count })
    const counted = {
      types: [counts('BDY', 6), counts('QUARK', 4)],
      formats: [],
      kinds: [counts('tv', 8), counts('movie', 2)],
      years: [],
      seasons: [],
    }
    let release = (): void => undefined
    const { user, searches } = open('/search?q=a&page=2', {
      'POST /v1/search/disk': async ({ body }) => {
        const { facets, kinds } = body as { facets: boolean; kinds: string[] }
        if (kinds.length > 0 || searches().length < 2) await new Promise<void>((resolve) => (release = resolve))
        return { data: { ...answer, ...(facets && { facets: counted }) } }
      },
    })
    await waitFor(() => expect(searches()).toHaveLength(1))
    expect(facets().getByText('加载中...')).toBeTruthy()
    expect(facets().queryAllByRole('link')).toEqual([])
    release()
    await user.click(await screen.findByRole('link', { name: '第 1 页' }))
    const names = () =>
      facets()
        .getAllByRole('region')
        .map((group) => group.getAttribute('aria-label'))
    await facets().findByRole('link', { name: /^电视剧/ })
    const shape = names()
    await user.click(screen.getByRole('link', { name: '第 2 页' }))
    await user.click(facets().getByRole('link', { name: /^电视剧/ }))
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ kinds: ['tv'] }))
    expect(names()).toEqual(shape)
    release()
  })

  it('requests counts with the first page only', async () => {
    const { searches, user } = open('/search?q=a')
    await user.click(await screen.findByRole('link', { name: '第 2 页' }))
    await waitFor(() => expect(searches()).toHaveLength(2))
    expect(searches().map((body) => (body as { facets: boolean }).facets)).toEqual([true, false])
  })

  it('unfolds the copies of a version in place with the same filters, and folds them again', async () => {
    const other = sampleHit({ doc_id: 'd9', disk_name: '庆余年 另一份', disk_type: 'ALY' })
    const { user, searches } = open('/search?q=a&years=2024', {
      'POST /v1/search/disk': ({ body }) =>
        (body as { copy_group?: string }).copy_group
          ? { data: { ...answer, list: [sampleHit(), other] } }
          : { data: { ...answer, list: [sampleHit({ copies: 3, copy_group: 'g1' })] } },
    })
    const fold = await screen.findByRole('button', { name: '+3 个相同版本' })
    expect(searches()).toHaveLength(1)
    await user.click(fold)
    expect(await screen.findByRole('link', { name: '庆余年 另一份' })).toBeTruthy()
    expect(searches().at(-1)).toMatchObject({ q: 'a', copy_group: 'g1', years: [2024], fold_copies: false })
    expect(screen.getAllByRole('link', { name: '庆余年 第二季 4K' })).toHaveLength(1)
    await user.click(fold)
    expect(screen.queryByRole('link', { name: '庆余年 另一份' })).toBeNull()
  })

  it.each([
    ['coin', 5, '5 积分'],
    ['vip', 0, '会员'],
    ['login', 0, '登录'],
    ['vip_or_coin', 5, '会员 / 5 积分'],
  ])('shows the requirement of the policy %s in a result', async (policy, cost_coin, label) => {
    open('/search?q=a', {
      'POST /v1/search/disk': {
        data: { ...answer, list: [sampleHit({ policy, cost_coin, link: '', disk_pass: '', disk_id: '' })] },
      },
    })
    const action = await screen.findByRole('link', { name: `查看 · ${label}` })
    expect(action.getAttribute('href')).toBe('/doc/d000000000000000000000001')
    expect(screen.queryByRole('button', { name: /^复制/ })).toBeNull()
  })

  it('shows a corrected query with a link to the typed one', async () => {
    open('/search?q=庆佘年', {
      'POST /v1/search/disk': { data: { ...answer, corrected: '庆余年', keyword: '庆佘年' } },
    })
    expect((await screen.findByText(/已按/)).textContent).toBe('已按“庆余年”搜索，仍要搜“庆佘年”')
    expect(decodeURIComponent(screen.getByRole('link', { name: '“庆佘年”' }).getAttribute('href') ?? '')).toBe(
      '/search?q=庆佘年&exact=1',
    )
  })

  it('shows the dropped words of the query', async () => {
    open('/search?q=a', { 'POST /v1/search/disk': { data: { ...answer, relaxed: 'words', dropped: ['蓝光'] } } })
    expect((await screen.findByText(/没有完全匹配的结果/)).textContent).toContain('没有用上：蓝光')
  })

  it('announces no similar results when there are none', async () => {
    open('/search?q=a', {
      'POST /v1/search/disk': { data: { ...answer, list: [], total: 0, relaxed: 'words', dropped: ['a'] } },
    })
    await screen.findByRole('button', { name: '导入资源' })
    expect(screen.queryByText(/以下是相近的资源/)).toBeNull()
  })

  it('continues after the last numbered page with cursors', async () => {
    open('/search?q=a&page=1000', { 'POST /v1/search/disk': { data: { ...answer, total: 10_000, cursor: 'c1' } } })
    expect((await screen.findByRole('link', { name: '继续往后' })).getAttribute('href')).toBe(
      '/search?q=a&page=1001&cursor=c1',
    )
  })

  it('shows when a link was last checked', async () => {
    open('/search?q=a', {
      'POST /v1/search/disk': {
        data: { ...answer, list: [sampleHit({ health: 'valid', checked_at: '2026-11-19T12:00:00+08:00' })] },
      },
    })
    expect((await screen.findByText('有效')).textContent).toBe('有效2 天前')
  })

  it('shows suggestions and hot keywords when nothing is found', async () => {
    open('/search?q=庆佘', {
      'POST /v1/search/disk': { data: { ...answer, total: 0, list: [] } },
      'GET /v1/search/suggest': { data: [{ text: '庆余年', kind: 'name' }] },
      'GET /v1/hot_key/list': { data: [{ key: '繁花', trend: 'up' }] },
    })
    expect(await screen.findByRole('heading', { name: '你是不是要找' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: '庆余年' }).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('link', { name: /^繁花/ }).length).toBeGreaterThan(0)
  })

  const operators = [
    { kind: 'site', value: 'QUARK', typed: 'site:夸克', q_without: '三体 size:>1GB "完整版"' },
    { kind: 'size', value: '>1GB', typed: 'size:>1GB', q_without: '三体 site:夸克 "完整版"' },
    { kind: 'exact', value: '完整版', typed: '"完整版"', q_without: '三体 site:夸克 size:>1GB 完整版' },
  ]
  const typed = '三体 site:夸克 size:>1GB "完整版"'
  const withOperators = { ...answer, keyword: '三体 完整版', operators }
  const hrefOf = (link: HTMLElement): string => decodeURIComponent(link.getAttribute('href') ?? '')

  it('shows the operators of the keyword as chips that remove them', async () => {
    const { user } = open(`/search?q=${encodeURIComponent(typed)}&years=2024`, {
      'POST /v1/search/disk': { data: withOperators },
    })
    const chips = within(await screen.findByRole('list', { name: '关键词里的条件' })).getAllByRole('link')
    expect(chips.map((chip) => chip.textContent)).toEqual([
      '夸克，点击去掉',
      '大于 1 GB，点击去掉',
      '“完整版”，点击去掉',
    ])
    expect(chips.map(hrefOf).at(-1)).toBe('/search?q=三体+site:夸克+size:>1GB+完整版&years=2024')
    await user.click(chips[1]!)
    await expectAddress(`/search?${new URLSearchParams({ q: '三体 site:夸克 "完整版"' }).toString()}&years=2024`)
  })

  it.each([
    ['without', '小说', '不含 小说'],
    ['type', 'video', '视频'],
    ['type', '.pdf', '.pdf'],
    ['size', '<=1.5GB', '至多 1.5 GB'],
    ['size', '1GB..10GB', '1 GB–10 GB'],
    ['size', '700MB', '约 700 MB'],
    ['year', '2020-2024', '2020–2024 年'],
    ['later', 'x', 'x'],
  ])('names the operator %s %s', async (kind, value, label) => {
    open('/search?q=a', {
      'POST /v1/search/disk': { data: { ...answer, operators: [{ kind, value, typed: 'x', q_without: 'a' }] } },
    })
    expect(await screen.findByRole('link', { name: `${label}，点击去掉` })).toBeTruthy()
  })

  it('shows a drive of an operator as chosen, and removes the operator when it is chosen again', async () => {
    open(`/search?q=${encodeURIComponent(typed)}&type=QUARK,BDY`, { 'POST /v1/search/disk': { data: withOperators } })
    await screen.findByRole('list', { name: '关键词里的条件' })
    const drive = facets().getByRole('link', { name: /^夸克/ })
    expect(drive.getAttribute('aria-current')).toBe('true')
    expect(hrefOf(drive)).toBe('/search?q=三体+size:>1GB+"完整版"&type=BDY')
  })

  it('shows the year of an operator once above the results', async () => {
    const years = [2024, 2023].map((year) => ({ key: String(year), count: 3 }))
    const year = { kind: 'year', value: '2024', typed: 'year:2024', q_without: '三体' }
    open('/search?q=三体 year:2024', {
      'POST /v1/search/disk': {
        data: { ...answer, operators: [year], facets: { types: [], formats: [], kinds: [], seasons: [], years } },
      },
    })
    await screen.findByRole('list', { name: '关键词里的条件' })
    const beside = facets().getAllByRole('link', { name: /^2024/ })
    const all = screen.getAllByRole('link', { name: /^2024/ })
    expect(all.filter((link) => !beside.includes(link)).map((link) => link.textContent)).toEqual(['2024 年，点击去掉'])
  })

  it('keeps the operators with the corrected query', async () => {
    open(`/search?q=${encodeURIComponent(typed)}`, {
      'POST /v1/search/disk': { data: { ...withOperators, corrected: '三体' } },
    })
    expect(hrefOf(await screen.findByRole('link', { name: '三体' }))).toBe('/search?q=三体+site:夸克+size:>1GB')
  })

  it('filters and sorts by size', async () => {
    const { user, searches } = open('/search?q=a&page=2')
    await screen.findByText('狂飙')
    await user.click(facets().getByRole('link', { name: '1–10 GB' }))
    await user.click(screen.getByRole('link', { name: '最大' }))
    await expectAddress('/search?q=a&size=1024-10240&order=size_desc')
    await waitFor(() =>
      expect(searches().at(-1)).toMatchObject({ min_size: 2 ** 30, max_size: 10 * 2 ** 30, order: 'size_desc' }),
    )
  })

  it('explains the operators without a keyword and when nothing is found', async () => {
    open('/search')
    expect(within(await screen.findByRole('region', { name: '搜索技巧' })).getByText('site:夸克')).toBeTruthy()
    tearDown()
    open(`/search?q=${encodeURIComponent(typed)}`, {
      'POST /v1/search/disk': { data: { ...withOperators, total: 0, list: [] } },
    })
    expect(await screen.findByRole('region', { name: '搜索技巧' })).toBeTruthy()
    expect(hrefOf(screen.getByRole('link', { name: '去掉条件，搜“三体 完整版”' }))).toBe('/search?q=三体+完整版')
    expect(hrefOf(screen.getByRole('link', { name: '只搜“三体”' }))).toBe('/search?q=三体')
  })
})
