import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { buildPageTags, insertTags } from './page-tags.ts'

type Settings = Parameters<typeof buildPageTags>[0]

const tagsOf = (
  statistics: Partial<Settings['statistics']>,
  site_verification: Partial<Settings['site_verification']> = {},
) =>
  buildPageTags({
    statistics: { ...defaultSetting('statistics'), ...statistics },
    site_verification: { ...defaultSetting('site_verification'), ...site_verification },
  })

const baidu_id = '0123456789abcdef0123456789abcdef'
const umami = { umami_host: 'stats.example.com', umami_id: '94db1cb1-74f4-4a40-ad6c-962362670409' }

it('adds nothing to a site without statistics and verification', () => {
  expect(tagsOf({})).toBeUndefined()
})

it.each<[string, Partial<Settings['statistics']>, string[], string[]]>([
  ['Baidu', { baidu_id }, ['https://hm.baidu.com'], ['https://hm.baidu.com']],
  [
    'Google Analytics',
    { ga4_id: 'G-ABCDE12345' },
    ['https://*.googletagmanager.com'],
    ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  ],
  ['51.la', { la51_id: 'JGjrOr2rebvP6q2a' }, ['https://sdk.51.la'], ['https://collect-v6.51.la']],
  ['Umami', umami, ['https://stats.example.com'], ['https://stats.example.com']],
  ['Plausible', { plausible_site: 'pan.example.com' }, ['https://plausible.io'], ['https://plausible.io']],
  ['an extra host', { extra_hosts: ['*.cdn.example'] }, ['https://*.cdn.example'], ['https://*.cdn.example']],
])('permits exactly the hosts of %s', (_provider, statistics, script, connect) => {
  expect(tagsOf(statistics)?.sources).toEqual({ script, connect })
})

it('names a host of several providers once', () => {
  const tags = tagsOf({
    ...umami,
    plausible_host: umami.umami_host,
    plausible_site: 'a.example',
    extra_hosts: [umami.umami_host],
  })
  expect(tags?.sources.script).toEqual(['https://stats.example.com'])
})

it.each<[string, Partial<Settings['statistics']>]>([
  ['a quote', { baidu_id: `0123456789abcdef0123456789abcde"` }],
  ['a statement', { ga4_id: `G-A1B2'); alert(1)//` }],
  ['half of Umami', { umami_host: 'stats.example.com' }],
  ['a host with a directive', { umami_host: "a.example; script-src 'unsafe-inline'", umami_id: umami.umami_id }],
  ['a line break', { la51_id: 'JGjrOr2rebvP6q2a\n' }],
  ['a wildcard for everything', { extra_hosts: ['*'] }],
  ['a wildcard for a top-level domain', { extra_hosts: ['*.com'] }],
  ['a wildcard inside', { extra_hosts: ['a.*.example.com'] }],
  ['a keyword', { extra_hosts: ["'unsafe-eval'"] }],
  ['a scheme and a path', { extra_hosts: ['https://a.example/x'] }],
])('ignores stored values that an admin could not save: %s', (_what, statistics) => {
  expect(tagsOf(statistics)).toBeUndefined()
})

it('writes verification tags with checked contents only', () => {
  const tags = tagsOf({}, { baidu: 'codeva-AbC123', bing: '"><script>alert(1)</script>', google: 'x'.repeat(43) })
  expect(tags?.html.toString()).toBe(
    `<meta name="baidu-site-verification" content="codeva-AbC123"><meta name="google-site-verification" content="${'x'.repeat(43)}">`,
  )
  expect(tags?.script).toBe('')
})

it('changes the fingerprint with the tags', () => {
  const fingerprints = [{ baidu: 'codeva-1' }, { baidu: 'codeva-2' }, { yandex: '0123abcd' }].map(
    (values) => tagsOf({}, values)?.fingerprint,
  )
  expect(new Set(fingerprints).size).toBe(3)
})

it('writes a script that loads each provider with its ids', () => {
  const tags = tagsOf({
    baidu_id,
    ga4_id: 'G-ABCDE12345',
    la51_id: 'JGjrOr2rebvP6q2a',
    ...umami,
    plausible_site: 'pan.example.com',
  })
  expect(tags?.html.toString()).toBe('<script async src="/stat.js"></script>')
  const added: { src: string; attributes: Record<string, string>; onload?: (() => void) | null }[] = []
  const initialised: unknown[] = []
  const window: Record<string, unknown> = {}
  const createElement = () => {
    const attributes: Record<string, string> = {}
    return { attributes, setAttribute: (name: string, value: string) => (attributes[name] = value) }
  }
  const head = { append: (script: (typeof added)[number]) => void added.push(script) }
  Object.assign(window, {
    window,
    document: { createElement, head },
    LA: { init: (ids: unknown) => initialised.push(ids) },
  })
  runInNewContext(tags?.script ?? '', window)
  for (const { onload } of added) onload?.()
  expect(added.map(({ src, attributes }) => [src, attributes])).toEqual([
    [`https://hm.baidu.com/hm.js?${baidu_id}`, {}],
    ['https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345', {}],
    ['https://sdk.51.la/js-sdk-pro.min.js', { id: 'LA_COLLECT', charset: 'UTF-8' }],
    ['https://stats.example.com/script.js', { 'data-website-id': umami.umami_id }],
    ['https://plausible.io/js/script.js', { 'data-domain': 'pan.example.com' }],
  ])
  expect(initialised).toEqual([{ id: 'JGjrOr2rebvP6q2a', ck: 'JGjrOr2rebvP6q2a', hashMode: true }])
  expect(window['dataLayer']).toHaveLength(2)
})

it('inserts the tags at the end of the head of a document, and leaves other bodies alone', () => {
  const tags = tagsOf({}, { baidu: 'codeva-AbC123' })
  const page = Buffer.from('<html><head><title>盘</title></head><body></head></body></html>')
  expect(insertTags(page, tags).toString()).toBe(
    '<html><head><title>盘</title><meta name="baidu-site-verification" content="codeva-AbC123"></head><body></head></body></html>',
  )
  expect(insertTags(Buffer.from('plain'), tags).toString()).toBe('plain')
  expect(insertTags(page, undefined)).toBe(page)
})
