import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeImportDialog } from '../../shared/import/import-dialog-state.ts'
import { PublicLayout } from '../../layout/PublicLayout.tsx'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { sampleDisk } from '../../testing/samples.ts'
import { Page as HomePage } from './HomePage.tsx'
import { readSharedText } from './use-shared-text.ts'

const open = (answers: Answers = {}, address = '/') => {
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: {} },
    'GET /v1/list_store/by_types': { data: {} },
    'GET /v1/hot_key/list': { data: [] },
    'GET /v1/movie/latest': { data: [] },
    'GET /v1/disk/latest': { data: [] },
    'GET /v1/disk/hot': { data: [] },
    'POST /v1/task/preview_import': { data: { list: [], total: 0, unsupported: [] } },
    ...answers,
  })
  renderRoutes([{ element: <PublicLayout />, children: [{ path: '/', element: <HomePage /> }] }], address)
  return { specs: () => calls.map(({ spec }) => spec) }
}

const main = () => within(screen.getByRole('main'))
const hrefOf = (name: string | RegExp): string =>
  decodeURIComponent(main().getByRole('link', { name }).getAttribute('href') ?? '')

beforeEach(mockDialogs)
afterEach(() => {
  closeImportDialog()
  tearDown()
})

describe('the home page', () => {
  it('shows no heading without content', async () => {
    const { specs } = open()
    await waitFor(() => expect(specs()).toHaveLength(6))
    await waitFor(() => expect(main().queryByText('加载中...')).toBeNull())
    const headings = main()
      .getAllByRole('heading')
      .map((heading) => heading.textContent)
    expect(headings).toEqual(['Pandex', '手里有分享链接？'])
  })

  it('loads its lists in one call, and links words, films and categories to their pages', async () => {
    const { specs } = open({
      'GET /v1/list_store/by_types': {
        data: {
          home_search_keywords: [{ id: 1, name: '短剧', url: '', image: '', text: '' }],
          home_hot_film_words: [{ id: 2, name: '繁花', url: '', image: '', text: '' }],
          home_cate_keywords: [{ id: 3, name: '学习资料', url: '', image: '', text: '' }],
        },
      },
      'GET /v1/hot_key/list': { data: [{ key: '三体', trend: 'up' }] },
      'GET /v1/movie/latest': { data: [{ id: 5, name: '庆余年', year: 2019, rating: 8.1, cover: '' }] },
    })
    await main().findByRole('link', { name: '学习资料' })
    expect(hrefOf('短剧')).toBe('/search?q=短剧')
    expect(hrefOf('三体')).toBe('/search?q=三体')
    expect(hrefOf('繁花')).toBe('/film/繁花')
    expect(hrefOf(/^庆余年.*2019 · 8.1 分$/)).toBe('/film/庆余年')
    expect(hrefOf('学习资料')).toBe('/cate/学习资料')
    expect(specs().filter((spec) => spec.includes('list_store'))).toHaveLength(1)
  })

  it.each([
    ['on', {}, ['热门', '影视', '最新资源', '热门资源']],
    ['off', { show_hot_keys: false, show_films: false, show_latest: false, hot_size: 0 }, []],
  ])('shows its blocks as configured: %s', async (_, index_show, shown) => {
    open({
      'GET /v1/site_config/all': { data: { index_show: JSON.stringify(index_show), site_name: '盘搜' } },
      'GET /v1/hot_key/list': { data: [{ key: '三体', trend: 'up' }] },
      'GET /v1/movie/latest': { data: [{ id: 5, name: '庆余年', year: 2019, rating: 0, cover: '' }] },
      'GET /v1/disk/latest': { data: [sampleDisk()] },
      'GET /v1/disk/hot': { data: [sampleDisk()] },
    })
    await main().findByRole('heading', { name: '盘搜' })
    await waitFor(() => expect(main().queryByText('加载中...')).toBeNull())
    const titles = main()
      .getAllByRole('heading')
      .map((heading) => heading.textContent)
    expect(titles).toEqual(['盘搜', ...shown, '手里有分享链接？'])
  })

  it('hides a closed notice but keeps its space', async () => {
    const notice = JSON.stringify({ enabled: true, title: '公告', text: '今晚升级' })
    open({ 'GET /v1/site_config/all': { data: { notice } } })
    await userEvent.click(await main().findByRole('button', { name: '关闭公告' }))
    expect(main().queryByRole('complementary', { name: '公告' })).toBeNull()
    expect(document.querySelector('aside[hidden]')?.textContent).toContain('今晚升级')
  })

  it('marks paid links and renders unsafe URLs as text', async () => {
    open({
      'GET /v1/list_store/by_types': {
        data: {
          home_middle_ads: [{ id: 1, name: '优惠', url: 'https://example.com/ad', image: '', text: '' }],
          home_friend_links: [{ id: 2, name: '坏链接', url: 'javascript:alert(1)', image: '', text: '' }],
        },
      },
    })
    const ad = await main().findByRole('link', { name: '优惠' })
    expect(ad.getAttribute('rel')).toBe('nofollow noopener sponsored')
    expect(within(ad.parentElement ?? document.body).getByText('广告')).toBeTruthy()
    expect(main().getByText('坏链接').closest('a')).toBeNull()
  })

  it('opens the import dialog with a shared text once', async () => {
    open({}, '/?share_text=%E5%BA%86%E4%BD%99%E5%B9%B4%20https%3A%2F%2Fpan.quark.cn%2Fs%2Fabc')
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '含有分享链接的文本' })
    expect(field.value).toBe('庆余年 https://pan.quark.cn/s/abc')
    await expectAddress('/')
  })
})

describe('readSharedText', () => {
  it.each([
    ['?share_title=A&share_text=B&share_url=https://c', 'A\nB\nhttps://c'],
    ['?share_text=B https://c&share_url=https://c', 'B https://c'],
    ['?share_text=%20', ''],
    ['?q=a', ''],
  ])('%s', (search, text) => expect(readSharedText(search)).toBe(text))
})
