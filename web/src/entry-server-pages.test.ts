import { describe, expect, it } from 'vitest'
import type { Doc } from './shared/doc/api.ts'
import { fail, renderPage } from './testing/render-page.ts'
import type { Handlers } from './testing/render-page.ts'
import { sampleDisk, sampleHit } from './testing/samples.ts'

const host = 'https://example.com'
const docPath = '/doc/d000000000000000000000001'
const docSpec = 'GET /v1/disk/doc/{doc_id}'

const config = (more: Record<string, string> = {}): Handlers => ({
  'GET /v1/site_config/all': () => ({ site_basic: JSON.stringify({ site_name: '盘搜', host }), ...more }),
})

const searchReply = (list = [sampleHit()], total = list.length): Handlers => ({
  'POST /v1/search/disk': () => ({
    total,
    per_size: 10,
    took: 3,
    list,
    corrected: '',
    dropped: [],
    relaxed: '',
    cursor: '',
    keyword: '',
    operators: [],
  }),
})

const times = { create_time: '2026-11-20T12:00:00+08:00', update_time: '2026-11-20T12:00:00+08:00' }
const category = (id: number, pid: number, name: string) => ({
  ...times,
  id,
  pid,
  name,
  description: '',
  item_order: 0,
  policy: '',
  cost_coin: 0,
  disk_count: 7,
  child_count: 0,
  edges: {},
})
const movie = {
  ...times,
  id: 1,
  name: '庆余年',
  alias: ['Joy of Life'],
  year: 2019,
  type: 'tv',
  cover: 'https://img.example.net/a.jpg',
  rating: 8.1,
  douban_id: '25853071',
  description: '范闲的一生',
  actors: ['张若昀'],
  item_order: 0,
  show: true,
  edges: {},
}

/** A refusal as the gateway replies: its code, and the doc without its link and password. */
const refuse = (code: number, refusal: string, changes: Partial<Doc> = {}): Handlers => ({
  [docSpec]: () =>
    fail({
      code,
      msg: '请先处理',
      status: 200,
      data: sampleDisk({
        link: '',
        disk_id: '',
        disk_pass: '',
        policy: { kind: 'coin', cost_coin: 20, bought: false, allowed: false, refusal, free_left: 0, refunded: 0 },
        ...changes,
      }),
    }),
})

const structuredDataOf = (html: string): { '@type': string; [name: string]: unknown }[] => {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph']
}
const findStructuredData = (html: string, type: string) => structuredDataOf(html).find((item) => item['@type'] === type)
const titleOf = (html: string): string => /<title>([^<]*)/.exec(html)?.[1] ?? ''

describe('the page of a resource', () => {
  it('fills its head from the templates of the site', async () => {
    const seo = {
      doc_title: '%disk_name%_%disk_type%_%cate_name%_%site_name%',
      doc_description: '含 %disk_files%',
      doc_h1: '%disk_name% 下载',
    }
    const { html } = await renderPage(docPath, {
      ...config({ seo_setting: JSON.stringify(seo) }),
      [docSpec]: () => sampleDisk({ cate_id: 5 }),
      'GET /v1/disk/cate_name': () => ({ ...category(5, 1, '剧集'), path: [{ id: 5, name: '剧集' }] }),
    })
    expect(titleOf(html)).toBe('庆余年 第二季 4K_夸克网盘_剧集_盘搜')
    expect(html).toContain('<meta name="description" content="含 第二季、庆余年 S02E01.mkv"/>')
    expect(html).toContain('庆余年 第二季 4K 下载</h1>')
    expect(html).toContain(`<link rel="canonical" href="${host}${docPath}"/>`)
    expect(html).toContain(`<meta property="og:url" content="${host}${docPath}"/>`)
  })

  const slot = { slot: 'doc_side', enabled: true, image_url: '', link_url: '' }

  it('contains the configured links and ads', async () => {
    const stored = (id: number, name: string) => ({
      ...times,
      id,
      type: '',
      name,
      url: 'https://example.net/',
      image: '',
      text: '',
      item_order: 0,
      enabled: true,
      edges: {},
    })
    const inputs: unknown[] = []
    const { html } = await renderPage(docPath, {
      ...config({ ads: JSON.stringify({ slots: [{ ...slot, text: '旁边的广告' }] }) }),
      [docSpec]: () => sampleDisk(),
      'GET /v1/list_store/by_types': (input) => {
        inputs.push(input)
        return { doc_content_links: [stored(1, '正文下的链接')], doc_side_links: [stored(2, '旁边的链接')] }
      },
    })
    expect(inputs).toEqual([{ types: ['doc_content_links', 'doc_side_links'] }])
    for (const part of ['正文下的链接', '旁边的链接', '旁边的广告']) expect(html).toContain(part)
  })

  it('answers a refusal with all fields except the paid ones', async () => {
    const { html, status } = await renderPage(docPath, { ...config(), ...refuse(410, 'buy') })
    expect(status).toBe(200)
    for (const part of ['庆余年 S02E01.mkv', '20 积分', '登录后购买']) expect(html).toContain(part)
    expect(html).not.toMatch(/pan\.quark\.cn|a1b2/)
    expect(findStructuredData(html, 'CreativeWork')).toMatchObject({
      name: '庆余年 第二季 4K',
      isAccessibleForFree: false,
    })
  })

  it.each([
    ['a day', '2026-11-20T12:00:00+08:00', 200],
    ['more than 30 days', '2020-01-01T00:00:00+08:00', 410],
  ])('dead for %s (since %s) answers %i', async (_since, dead_since, expected) => {
    const deadSince = dead_since.startsWith('2026') ? new Date(Date.now() - 86_400_000).toISOString() : dead_since
    const { html, status } = await renderPage(docPath, {
      ...config(),
      ...refuse(401, 'dead', { health: 'dead', dead_since: deadSince }),
    })
    expect(status).toBe(expected)
    expect(html).toContain('该资源的分享链接已失效')
    expect(html).toContain('content="noindex, follow"')
  })

  it.each([
    ['of its own, against the site', { noindex_doc: true }, 1, 'index, follow'],
    ['of its own', {}, 0, 'noindex, follow'],
    ['of the site', { noindex_doc: true }, undefined, 'noindex, follow'],
    ['of neither', {}, undefined, 'index, follow'],
  ])('follows the robots setting %s', async (_whose, seo, robots, content) => {
    const meta = { decompress_password: '', description: '', posters_url: '', cost_coin: 0, robots: robots ?? 0 }
    const { html } = await renderPage(docPath, {
      ...config({ seo_setting: JSON.stringify(seo) }),
      [docSpec]: () => sampleDisk(robots === undefined ? {} : { edges: { meta } }),
    })
    expect(html).toContain(`<meta name="robots" content="${content}"/>`)
  })

  it('never turns untrusted text into markup, in the page or in its structured data', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
    const meta = { decompress_password: hostile, description: hostile, posters_url: hostile, cost_coin: 0, robots: 1 }
    const { html } = await renderPage(docPath, {
      ...config(),
      [docSpec]: () =>
        sampleDisk({
          disk_name: hostile,
          files: `file:${hostile}`,
          share_user: hostile,
          tags: [hostile],
          link: 'javascript:alert(3)',
          edges: { meta },
          similar: [sampleHit({ disk_name: hostile })],
        }),
    })
    expect(html).not.toMatch(/<script>|<img|href="javascript:/)
    expect(html.match(/<\/script>/g)).toHaveLength(3)
    expect(findStructuredData(html, 'CreativeWork')?.name).toBe(hostile)
  })
})

describe('a page with an aside, which the browser reads last, reserves its column', () => {
  const isReserved = async (path: string, handlers: Handlers): Promise<boolean> => {
    const { html } = await renderPage(path, { ...config(), ...searchReply(), ...handlers })
    return html.includes('data-aside="true"')
  }

  it.each([
    [true, '/film/x', { 'GET /v1/movie/latest': () => [movie] }],
    [false, '/film/x', { 'GET /v1/movie/latest': () => [] }],
    [false, '/film/x', { 'GET /v1/movie/get': () => movie, 'GET /v1/movie/latest': () => [movie] }],
    [true, docPath, { [docSpec]: () => sampleDisk({ similar: [sampleHit()] }) }],
    [false, docPath, { [docSpec]: () => sampleDisk() }],
    // The note about the dead link shows them.
    [false, docPath, { [docSpec]: () => sampleDisk({ similar: [sampleHit()], health: 'dead' }) }],
  ])('%s: %s', async (expected, path, handlers: Handlers) => {
    expect(await isReserved(path, handlers)).toBe(expected)
  })
})

describe('the home page', () => {
  it('describes the search action in structured data', async () => {
    const { html } = await renderPage('/', config())
    expect(findStructuredData(html, 'WebSite')).toMatchObject({
      url: `${host}/`,
      potentialAction: { target: { urlTemplate: `${host}/search?q={search_term_string}` } },
    })
  })
})

describe('the page of a film', () => {
  it('contains the facts and the found resources', async () => {
    const { html, status } = await renderPage('/film/Joy%20of%20Life', {
      ...config({ film_seo: JSON.stringify({ title: '%film_name%（共 %total% 个）' }) }),
      ...searchReply([sampleHit()], 25),
      'GET /v1/movie/get': () => movie,
      'GET /v1/movie/latest': () => [{ ...movie, id: 2, name: '繁花' }],
    })
    expect(status).toBe(200)
    expect(titleOf(html)).toBe('庆余年（共 25 个）')
    for (const part of ['8.1', '2019', '张若昀', '范闲的一生', '庆余年 第二季 4K', '繁花']) expect(html).toContain(part)
    expect(html).toContain(`rel="canonical" href="${host}/film/${encodeURIComponent('庆余年')}"`)
    expect(html).toContain(`rel="next" href="${host}/film/${encodeURIComponent('庆余年')}?page=2"`)
    expect(html).not.toContain('<link rel="prev"')
    expect(findStructuredData(html, 'TVSeries')).toMatchObject({ name: '庆余年', image: movie.cover })
  })

  it('is a plain search page when no film matches', async () => {
    const { html, status } = await renderPage('/film/x', { ...config(), ...searchReply() })
    expect(status).toBe(200)
    expect(html).toContain('庆余年 第二季 4K')
    expect(html).toContain('noindex, follow')
  })

  it('answers 404 without a film and without results', async () => {
    const { html, status } = await renderPage('/film/x', { ...config(), ...searchReply([]) })
    expect(status).toBe(404)
    expect(html).toContain('没有找到“x”')
  })
})

describe('the page of a word', () => {
  const word = {
    ...times,
    id: 1,
    word: '考研',
    description: '考研的资料',
    show: ['d000000000000000000000002'],
    type: '',
    image: '',
    related: ['英语'],
    edges: {},
  }

  it('contains its article, its related words and the results, chosen resources first', async () => {
    const { html, status } = await renderPage('/word/考研', {
      ...config(),
      ...searchReply([sampleHit(), sampleHit({ doc_id: 'd000000000000000000000002', disk_name: '选中的' })]),
      'GET /v1/word/get': () => word,
    })
    expect(status).toBe(200)
    expect(html).toContain('考研的资料')
    expect(html).toContain(`href="/word/${encodeURIComponent('英语')}"`)
    const links = [...html.matchAll(/<a href="(\/doc\/[^"]+)"/g)].map(([, href]) => href)
    expect(links[0]).toBe('/doc/d000000000000000000000002')
    expect(html).toContain('content="index, follow"')
    expect(html).toContain('data-aside="true"')
  })

  it('answers 404 without an article and without results', async () => {
    expect((await renderPage('/word/x', { ...config(), ...searchReply([]) })).status).toBe(404)
  })
})

describe('the page of a category', () => {
  const tree = [
    { ...category(1, 0, '影视'), child_count: 1 },
    { ...category(5, 1, '剧集'), child_count: 1 },
    category(6, 5, '国产剧'),
  ]
  const handlers: Handlers = {
    ...config(),
    'GET /v1/disk/cate_name': (input) =>
      input.word === '剧集' || input.id === 5
        ? {
            ...category(5, 1, '剧集'),
            child_count: 1,
            path: [
              { id: 1, name: '影视' },
              { id: 5, name: '剧集' },
            ],
          }
        : fail({ code: 0, msg: '没有这个分类', status: 404 }),
    'GET /v1/disk/cate': () => {
      const { copies: _copies, similar: _similar, policy: _policy, ...disk } = sampleDisk()
      return { list: [disk], total: 45 }
    },
    'GET /v1/category/list': ({ pid }) => {
      const list = tree.filter((item) => item.pid === pid)
      return { list, total: list.length }
    },
    'GET /v1/category/tree': () => ({ list: tree, total: 1 }),
    'GET /v1/category/latest': () => [{ cate_id: 1, list: [sampleDisk({ disk_name: '最新的一部' })] }],
  }

  it('reserves the column of its aside, which the browser reads last, and none without one', async () => {
    const asideOf = async (list: typeof tree) => {
      const { html } = await renderPage('/cate/剧集', {
        ...handlers,
        'GET /v1/category/list': () => ({ list, total: list.length }),
      })
      return [html.includes('data-aside="true"'), html.includes('子分类</h2>')]
    }
    expect(await asideOf([category(6, 5, '国产剧')])).toEqual([true, true])
    expect(await asideOf([])).toEqual([false, false])
  })

  it.each(['/cate/剧集?page=2', '/cate/5?page=2'])(
    'contains resources, breadcrumbs and child categories at %s',
    async (path) => {
      const { html, status } = await renderPage(path, handlers)
      expect(status).toBe(200)
      for (const part of ['庆余年 第二季 4K', '影视', '国产剧', '子分类']) expect(html).toContain(part)
      const firstPageUrl = `${host}/cate/${encodeURIComponent('剧集')}`
      expect(html).toContain(`rel="canonical" href="${firstPageUrl}?page=2"`)
      expect(html).toContain(`rel="prev" href="${firstPageUrl}"`)
      expect(html).toContain(`rel="next" href="${firstPageUrl}?page=3"`)
      expect(findStructuredData(html, 'BreadcrumbList')).toMatchObject({
        itemListElement: [{ name: '首页' }, { name: '分类' }, { name: '影视' }, { name: '剧集' }],
      })
    },
  )

  it('shows related resources below a short list', async () => {
    const disk = sampleDisk()
    const { html } = await renderPage('/cate/剧集', {
      ...handlers,
      'GET /v1/disk/cate': () => ({ list: [disk], total: 1 }),
      'GET /v1/search/related': () => ({
        copies: [],
        similar: ['一', '二'].map((name) => sampleHit({ doc_id: `d${name}`, disk_name: `相关的${name}` })),
      }),
    })
    expect(html).toContain('相关的二')
  })

  it('is not indexed while the category is empty', async () => {
    const empty = { ...handlers, 'GET /v1/disk/cate': () => ({ list: [], total: 0 }) }
    expect((await renderPage('/cate/剧集', empty)).html).toContain('content="noindex, follow"')
    expect((await renderPage('/cate/剧集', handlers)).html).not.toContain('noindex')
  })

  it('answers 404 for an unknown name', async () => {
    const { html, status } = await renderPage('/cate/x', handlers)
    expect(status).toBe(404)
    expect(html).toContain('没有这个分类')
  })

  it('passes the drive of the URL to the service', async () => {
    const seen: unknown[] = []
    await renderPage('/cate/剧集?type=BDY&page=2', {
      ...handlers,
      'GET /v1/disk/cate': (input) => {
        seen.push(input)
        return { list: [], total: 0 }
      },
    })
    expect(seen).toEqual([{ word: '剧集', page: 2, size: 20, type: 'BDY' }])
  })

  it('shows at most one page of child categories, with a link to the rest', async () => {
    const list = Array.from({ length: 30 }, (_, index) => category(100 + index, 5, `部分${index}`))
    const { html } = await renderPage('/cate/剧集', {
      ...handlers,
      'GET /v1/category/list': () => ({ list, total: 2_000 }),
    })
    expect(html).toContain('href="/category?of=5"')
    expect(html).toMatch(/其余 1.970 类/)
  })

  it('requests one page of child categories and links to the rest', async () => {
    const inputs: unknown[] = []
    const { html, status } = await renderPage('/category?of=5&page=2', {
      ...handlers,
      'GET /v1/category/tree': (input) => {
        inputs.push(input)
        return { list: [{ ...category(6, 5, '国产剧'), child_count: 3 }, category(7, 6, '古装')], total: 61 }
      },
    })
    expect(status).toBe(200)
    expect(inputs).toEqual([{ pid: 5, page: 2, size: 30 }])
    expect(html).toContain('剧集 的子分类</h1>')
    expect(html).toMatch(/href="\/category\?of=6".*其余 2 类/)
    expect(html).toContain('href="/category?of=5&amp;page=3"')
    expect(html).toContain('content="noindex, follow"')
  })

  it.each(['/category?of=9', '/category?of=999999999999999'])('%s answers 404', async (path) => {
    expect((await renderPage(path, handlers)).status).toBe(404)
  })

  it('lists the category in the tree of all categories, with its number of resources', async () => {
    const { html, status } = await renderPage('/category', handlers)
    expect(status).toBe(200)
    for (const name of ['影视', '剧集', '国产剧']) expect(html).toContain(`href="/cate/${encodeURIComponent(name)}"`)
    expect(html).toContain('最新的一部')
  })

  it('requests the newest resources of all categories in one call, and renders without them', async () => {
    const inputs: unknown[] = []
    const { html, status } = await renderPage('/category?page=2', {
      ...handlers,
      'GET /v1/category/latest': (input) => {
        inputs.push(input)
        return fail({ code: 503, msg: '服务暂时不可用', status: 503 })
      },
    })
    expect([status, inputs]).toEqual([200, [{ pid: 0, page: 2, size: 30, per_category: 3 }]])
    expect(html).toContain('国产剧')
  })
})

describe('the page of a sharer', () => {
  it('contains the shared resources under the configured heading', async () => {
    const { html, status } = await renderPage('/talent/晚风', {
      ...config({ talent_text: JSON.stringify({ h1: '%user%的网盘' }) }),
      ...searchReply(),
    })
    expect(status).toBe(200)
    expect(html).toContain('晚风的网盘</h1>')
    expect(html).toContain('庆余年 第二季 4K')
  })

  it('answers 404 without resources', async () => {
    expect((await renderPage('/talent/x', { ...config(), ...searchReply([]) })).status).toBe(404)
  })
})

describe('the page of a tag', () => {
  const hits = ['一', '二', '三'].map((name) => ({ ...sampleHit(), doc_id: `d${name}`, tags: ['HDR 10', '4K'] }))

  it('searches for exactly this tag, and has one canonical URL for all spellings', async () => {
    const inputs: unknown[] = []
    const reply = searchReply(hits)['POST /v1/search/disk']!
    const { html, status } = await renderPage(`/tag/${encodeURIComponent('ｈｄｒ 10')}`, {
      ...config(),
      'POST /v1/search/disk': (input) => {
        inputs.push(input)
        return reply(input)
      },
    })
    expect(status).toBe(200)
    expect(inputs).toEqual([expect.objectContaining({ q: '', tags: ['hdr 10'] })])
    expect(html).toContain('HDR 10</h1>')
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/tag\/hdr%2010"/)
    expect(html).toContain('href="/tag/4k"')
    expect(html).not.toContain('noindex')
  })

  it('is not indexed with fewer than three resources, and answers 404 without any', async () => {
    const tooFew = await renderPage('/tag/4k', { ...config(), ...searchReply(hits.slice(0, 2)) })
    expect(tooFew.status).toBe(200)
    expect(tooFew.html).toContain('content="noindex, follow"')
    expect((await renderPage('/tag/4k', { ...config(), ...searchReply([]) })).status).toBe(404)
  })
})

describe('the copyright page', () => {
  it('names the owner and explains how to request a removal', async () => {
    const { html, status } = await renderPage('/copyright', {
      'GET /v1/site_config/all': () => ({
        site_basic: JSON.stringify({ copyright: '归盘搜所有', contact: 'law@example.com' }),
        doc_text: JSON.stringify({ disclaimer: '本站不存文件' }),
      }),
    })
    expect(status).toBe(200)
    for (const part of ['归盘搜所有', 'mailto:law@example.com', '本站不存文件', '侵犯权利'])
      expect(html).toContain(part)
  })
})

describe('a page whose list fails to load', () => {
  it.each(['/film/x', '/word/x', '/talent/x', '/tag/x'])('%s shows the failure with its status', async (path) => {
    const { html, status } = await renderPage(path, {
      ...config(),
      'POST /v1/search/disk': () => fail({ code: 503, msg: '服务暂时不可用', status: 503 }),
    })
    expect(status).toBe(503)
    expect(html).toContain('服务暂时不可用')
  })

  it.each(['/category', '/cate/x'])('%s shows the failure with its status', async (path) => {
    const down = () => fail({ code: 503, msg: '服务暂时不可用', status: 503 })
    const { html, status } = await renderPage(path, {
      ...config(),
      'GET /v1/category/tree': down,
      'GET /v1/category/list': down,
      'GET /v1/disk/cate_name': down,
      'GET /v1/disk/cate': down,
    })
    expect(status).toBe(503)
    expect(html).toContain('服务暂时不可用')
  })

  it('shows the requirement for further pages of a film', async () => {
    const { html, status } = await renderPage('/film/x?page=2', {
      ...config(),
      'POST /v1/search/disk': () => fail({ code: 405, msg: '请先登录', status: 200 }),
    })
    expect(status).toBe(200)
    expect(html).toContain('登录后查看更多结果')
  })
})
