import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { sampleHit } from '../../testing/samples.ts'
import { Page as SearchPage } from './SearchPage.tsx'

const hits = [
  sampleHit(),
  sampleHit({ doc_id: 'd000000000000000000000002', disk_type: 'BDY', disk_name: '狂飙', files: '' }),
]

const open = (address: string, answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /v1/hot_key/list': { data: [] },
    'GET /v1/search/suggest': { data: [] },
    'GET /v1/list_store/by_types': { data: {} },
    'POST /v1/search/disk': { data: { total: 25, per_size: 10, took: 3, list: hits } },
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

const addressNow = (): string => decodeURIComponent(screen.getByTestId('address-now').textContent)
const facets = () => within(screen.getByRole('complementary', { name: '筛选' }))

afterEach(tearDown)

describe('search page', () => {
  it('asks what the address says and shows the answer', async () => {
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

  it('puts a chosen filter into the address and begins at page one', async () => {
    const { user } = open('/search?q=a&page=3')
    await screen.findByText('狂飙')
    await user.click(facets().getByRole('link', { name: '夸克' }))
    await user.click(facets().getByRole('link', { name: '视频' }))
    expect(addressNow()).toBe('/search?q=a&type=QUARK&format=video')
  })

  it('takes a filter away when it is chosen again', async () => {
    const { user } = open('/search?q=a&type=QUARK,BDY')
    await screen.findByText('狂飙')
    await user.click(facets().getByRole('link', { name: /^夸克/ }))
    expect(addressNow()).toBe('/search?q=a&type=BDY')
  })

  it('leads to the other pages of the same search', async () => {
    open('/search?q=a&order=desc')
    expect((await screen.findByRole('link', { name: '第 3 页' })).getAttribute('href')).toBe(
      '/search?q=a&order=desc&page=3',
    )
  })

  it('walks over the results with the arrow keys and copies the share in focus with c', async () => {
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

  it('offers to loosen the search and to import when nothing is found', async () => {
    open('/search?q=没有 这个&type=UC', {
      'POST /v1/search/disk': { data: { total: 0, per_size: 10, took: 1, list: [] } },
    })
    expect(await screen.findByText('没有找到相关资源，换个词试试')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去掉 1 个筛选再搜' }).getAttribute('href')).toBe(
      '/search?q=%E6%B2%A1%E6%9C%89+%E8%BF%99%E4%B8%AA',
    )
    expect(screen.getByRole('link', { name: '只搜“没有”' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: '导入资源' }).length).toBeGreaterThan(0)
  })

  it('shows a failure in its own words and tries again on request', async () => {
    let isAway = true
    const { user } = open('/search?q=a', {
      'POST /v1/search/disk': () =>
        isAway
          ? { code: 500, msg: '服务出错了', status: 500 }
          : { data: { total: 2, per_size: 10, took: 3, list: hits } },
    })
    expect(await screen.findByText('服务出错了')).toBeTruthy()
    isAway = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('狂飙')).toBeTruthy()
  })

  it('says why a word is refused without offering another try', async () => {
    open('/search?q=a', { 'POST /v1/search/disk': { code: 0, msg: '该关键词无法搜索' } })
    expect(await screen.findByText('该关键词无法搜索')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('asks nothing without a word', () => {
    const { searches } = open('/search')
    expect(screen.getByText('输入关键词开始搜索')).toBeTruthy()
    expect(searches()).toEqual([])
  })

  it('gives no link for an address that a browser must not be sent to', async () => {
    open('/search?q=a', {
      'POST /v1/search/disk': {
        data: { total: 1, per_size: 10, took: 3, list: [sampleHit({ link: 'javascript:alert(1)' })] },
      },
    })
    await screen.findByText('庆余年 第二季 4K')
    expect(screen.queryByRole('link', { name: '打开' })).toBeNull()
    expect(screen.getByRole('link', { name: '详情' })).toBeTruthy()
  })
})
