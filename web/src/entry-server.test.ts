import { describe, expect, it } from 'vitest'
import { fail, renderPage as open } from './testing/render-page.ts'
import type { Handlers } from './testing/render-page.ts'
import { sampleDisk, sampleHit } from './testing/samples.ts'

const found = (changes: Parameters<typeof sampleHit>[0] = {}): Handlers => ({
  'GET /v1/site_config/all': () => ({ site_basic: JSON.stringify({ site_name: '盘搜', host: 'https://example.com' }) }),
  'GET /v1/hot_key/list': () => [],
  'POST /v1/search/disk': () => ({
    total: 1,
    per_size: 10,
    took: 3,
    list: [sampleHit(changes)],
    corrected: '',
    dropped: [],
    relaxed: '',
    cursor: '',
    keyword: '',
    operators: [],
  }),
})

describe('a page rendered on the server', () => {
  it('contains the results without running a script', async () => {
    const { status, html } = await open('/search?q=庆余年', found({ disk_name: '<em>庆余年</em> 第二季' }))
    expect(status).toBe(200)
    expect(html).toContain('<mark>庆余年</mark>')
    expect(html).toContain('<title>庆余年 搜索结果 - 盘搜</title>')
    expect(html).toContain('rel="canonical" href="https://example.com/search?q=')
  })

  it('contains no absolute URL while no host is configured: clients can forge the Host header', async () => {
    const handlers = { ...found(), 'GET /v1/site_config/all': () => ({ site_basic: '{"site_name":"盘搜"}' }) }
    for (const path of ['/search?q=庆余年', '/search?q=庆余年&page=2']) {
      // oxlint-disable-next-line no-await-in-loop
      const { html } = await open(path, handlers)
      expect(html).toContain('盘搜</title>')
      expect(html).not.toMatch(/rel="(?:canonical|prev|next)"|og:url|ld\+json/)
    }
  })

  it('uses the origin that admins visit while no host is configured', async () => {
    const values = { site_basic: '{"site_name":"盘搜"}', site_address: 'https://visited.example' }
    const { html } = await open('/search?q=庆余年', { ...found(), 'GET /v1/site_config/all': () => values })
    expect(html).toContain('rel="canonical" href="https://visited.example/search?q=')
    const doc = { 'GET /v1/disk/doc/{doc_id}': () => sampleDisk(), 'GET /v1/site_config/all': () => values }
    expect((await open('/doc/d1', doc)).html).toMatch(/ld\+json[^<]*https:\/\/visited\.example\/doc\//)
  })

  it('never turns untrusted text into markup, in the page or in its data', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
    const { html } = await open(
      '/search?q=a',
      found({ disk_name: hostile, files: `file:${hostile}`, share_user: hostile, link: 'javascript:alert(3)' }),
    )
    expect(html).not.toMatch(/<script>|<img|href="javascript:/)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
  })

  it('contains no executable inline script', async () => {
    const { html } = await open('/search?q=a', found())
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
      expect(tag).toMatch(/src="\/assets\/entry\.js"|type="application\/json"/)
    expect(html).not.toMatch(/\son\w+="/)
  })

  it('links the styles and scripts of the page and of their imports', async () => {
    const { html } = await open('/search?q=a', found())
    expect([...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, href]) => href)).toEqual(
      expect.arrayContaining(['/assets/entry.css', '/assets/search.css', '/assets/search.js', '/assets/shared.js']),
    )
  })

  it('makes each call once', async () => {
    const { calls } = await open('/search?q=a', found())
    expect(calls.sort()).toEqual([
      'GET /v1/disk/hot',
      'GET /v1/hot_key/list',
      'GET /v1/list_store/by_types',
      'GET /v1/search/related',
      'GET /v1/search/suggest',
      'GET /v1/site_config/all',
      'POST /v1/search/disk',
    ])
  })

  it.each([
    ['true', 'data-theme="dark"'],
    ['false', 'data-theme="light"'],
  ])('renders the theme of the cookie is_dark=%s', async (cookie, attribute) => {
    expect((await open('/', found(), cookie)).html).toContain(attribute)
  })

  it('leaves the theme to the system without a cookie', async () => {
    expect((await open('/', found())).html).not.toContain('data-theme=')
  })

  it('shows a resource with link, password and files', async () => {
    const { html, status } = await open('/doc/d000000000000000000000001', {
      ...found(),
      'GET /v1/disk/doc/{doc_id}': () => sampleDisk(),
    })
    expect(status).toBe(200)
    for (const part of ['庆余年 第二季 4K', 'pan.quark.cn/s/27f488b2164f', 'a1b2', '庆余年 S02E01.mkv'])
      expect(html).toContain(part)
  })

  it('answers 404 with the message of the service for an unknown resource', async () => {
    const { html, status } = await open('/doc/nothing', { 'GET /v1/site_config/all': () => ({}) })
    expect(status).toBe(404)
    expect(html).toContain('记录不存在')
    expect(html).toContain('noindex')
  })

  it('answers 404 with 你来到了一片荒芜 for any other path', async () => {
    const { html, status } = await open('/no/such/path', found())
    expect(status).toBe(404)
    for (const part of ['你来到了一片荒芜', '返回首页', '返回上一页']) expect(html).toContain(part)
  })

  it('shows a failed search with its status', async () => {
    const { html, status } = await open('/search?q=a', {
      ...found(),
      'POST /v1/search/disk': () => fail({ code: 503, msg: '服务暂时不可用', status: 503 }),
    })
    expect(status).toBe(503)
    expect(html).toContain('服务暂时不可用')
  })

  it('renders without the configuration', async () => {
    const { 'GET /v1/site_config/all': _, ...withoutConfig } = found()
    const { html, status } = await open('/search?q=a', withoutConfig)
    expect(status).toBe(200)
    expect(html).toContain('Pandex')
  })

  it.each([
    ['/login', '用户登录', 'name="username"'],
    ['/register?invite_code=AB12CD', '用户注册', 'name="invite_code"'],
    ['/find_pass', '找回密码', 'name="email"'],
  ])('renders %s with its form, not indexed', async (url, title, field) => {
    const { html, status } = await open(url, {
      'GET /v1/site_config/all': () => ({ site_name: '盘搜', enable_user_system: 'true' }),
    })
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title} - 盘搜</title>`)
    expect(html).toContain(field)
    expect(html).toContain('content="noindex, follow"')
  })

  it('renders only the shell of the profile, without personal data, not indexed', async () => {
    const { html, status, calls } = await open('/profile?tab=coin', found())
    expect(status).toBe(200)
    expect(html).toContain('<title>个人中心 - 盘搜</title>')
    expect(html).toContain('noindex')
    for (const part of ['加载中...', '积分', '签到', '激活码']) expect(html).toContain(part)
    expect(calls).toEqual(['GET /v1/site_config/all'])
  })

  it('contains nothing of the admin area', async () => {
    const { html } = await open('/admin', found())
    expect(html).toContain('加载中...')
    expect(html).not.toContain('后台菜单')
  })
})
