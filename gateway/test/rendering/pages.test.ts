import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unavailableError } from '@pandex/platform/errors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disk } from '../support/services/disk.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { allValues } from '../support/services/config.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'

let gateway: TestGateway
let webBuild: FakeWebBuild

beforeAll(async () => {
  webBuild = await buildFakeWebBuild()
  // The cache does not age: the number of calls must not depend on the speed of the machine.
  const startedAt = Date.now()
  gateway = await startGateway({ web: webBuild.web, pictures: picturesIn(), shared: () => ({ now: () => startedAt }) })
})

const picturesIn = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pandex-pictures-'))
  writeFileSync(join(folder, 'poster.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'page.html'), '<script>alert(1)</script>')
  writeFileSync(join(folder, '.hidden.svg'), '<svg/>')
  return folder
}

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  webBuild[Symbol.dispose]()
})

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(gateway.url + path, { headers })

const factsOf = async (response: Response): Promise<Record<string, unknown>> =>
  JSON.parse((await response.text()).replace('<!doctype html>', '')) as Record<string, unknown>

it('serves a page with its data, for revalidating caches', async () => {
  const response = await open(`/doc/${disk.doc_id}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('vary')).toContain('Cookie')
  expect(await factsOf(response)).toMatchObject({
    url: `/doc/${disk.doc_id}`,
    assets: ['src/entry-client.tsx'],
    doc: { disk_name: '庆余年 第二季', edges: { meta: { robots: 1 } } },
  })
})

it('names the site in the web manifest', async () => {
  const site_basic = JSON.stringify({ site_name: '书房', title: '网盘搜索', description: '找书' })
  const config = { ListAll: async () => ({ values: { ...allValues, site_basic } }) }
  await using named = await startGateway({ web: webBuild.web, site: { config } })
  const response = await fetch(`${named.url}/manifest.webmanifest`)
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  expect(await response.json()).toEqual({
    name: '书房 网盘搜索',
    short_name: '书房',
    description: '找书',
    display: 'standalone',
  })
  const unavailableConfig = { ListAll: () => Promise.reject(unavailableError()) }
  await using unnamed = await startGateway({ web: webBuild.web, site: { config: unavailableConfig } })
  expect(await (await fetch(`${unnamed.url}/manifest.webmanifest`)).json()).toMatchObject({ name: 'built' })
})

it('keeps using its own build when another build replaces the files', async () => {
  expect(await factsOf(await open('/'))).toMatchObject({ name: 'of this build' })
})

it('answers 404 for an unknown page and an unknown resource', async () => {
  expect((await open('/lost')).status).toBe(404)
  const unknown = await open('/doc/nothing')
  expect(unknown.status).toBe(404)
  expect(await factsOf(unknown)).toMatchObject({ failure: { code: 0, msg: '记录不存在', status: 404 } })
})

it('separates cached pages by theme cookie and ignores other cookies', async () => {
  const themes = ['is_dark=true', 'is_dark=false; a=b', 'a=b', 'is_dark=<script>', 'not_is_dark=true']
  const cookies = await Promise.all(themes.map(async (cookie) => (await factsOf(await open('/', { cookie }))).cookies))
  expect(cookies).toEqual([{ is_dark: 'true' }, { is_dark: 'false' }, {}, {}, {}])
})

it('renders a page once for concurrent requests, and again for another URL', async () => {
  const pages = await Promise.all(Array.from({ length: 10 }, () => open('/search?q=x')))
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(gateway.services.calls).toHaveLength(1)
  expect((await factsOf(await open('/search?q=y'))).url).toBe('/search?q=y')
})

it('shares cached data with equal calls', async () => {
  await open('/search?q=shared')
  const { body } = await gateway.post('/v1/search/disk', { q: 'shared' })
  expect(body.code).toBe(200)
  expect(gateway.services.calls).toHaveLength(1)
})

it('refuses routes that require a login to pages, also for admins', async () => {
  const response = await open('/forbidden', bearer(gateway.tokens.admin))
  expect(response.status).toBe(500)
  expect(gateway.services.calls).toEqual([])
})

it.each(['/broken', '/half'])('shows a plain page with the request id when rendering %s fails', async (path) => {
  const response = await open(path, { 'x-request-id': 'page-1' })
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  expect(html).toContain('请求编号 page-1')
  expect(html).not.toContain('secrets')
})

it('answers 503 when the data of a page is unavailable, and renders the page when the data is available again', async () => {
  gateway.services.replace({ disk: { GetDoc: () => Promise.reject(unavailableError()) } })
  const response = await open('/doc/down')
  expect(response.status).toBe(503)
  expect(await factsOf(response)).toMatchObject({ failure: { code: 503, msg: '服务繁忙，请稍后再试', status: 503 } })
  gateway.services.replace({ disk: { GetDoc: async () => ({ ...disk, edges: {} }) } })
  expect((await open('/doc/down')).status).toBe(200)
})

it('excludes the admin area and the login from search engines', async () => {
  for (const path of ['/admin', '/admin/list_disk', '/login']) {
    const response = await open(path)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  }
  expect((await open('/administration')).headers.get('x-robots-tag')).toBeNull()
  expect(await (await open('/robots.txt')).text()).toMatch(/^User-agent: \*\nDisallow: \/admin\n/)
})

it('serves files of the build as immutable, in their precompressed form', async () => {
  const script = await open('/assets/app-1.js', { 'accept-encoding': 'identity' })
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await script.text()).toBe('console.log(1)')
  const icon = await open('/favicon.ico')
  expect(icon.headers.get('content-type')).toBe('image/x-icon')
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
})

it.each([
  '/assets/app-1.js.map',
  '/.env',
  '/.vite/manifest.json',
  '/assets/app-1.js.br',
  '/assets/../.env',
  '/%2e%2e/server/entry-server.js',
])('does not serve %s as a file', async (path) => {
  const text = await (await open(path)).text()
  expect(text).not.toMatch(/SECRET|secret\.ts|entry-client"|bytes made|export const/)
})

it('answers calls, and 503 for pages, without a build of the front end', async () => {
  await using withoutBuild = await startGateway()
  expect((await withoutBuild.get('/v1/disk/latest')).status).toBe(200)
  const page = await fetch(withoutBuild.url)
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('服务繁忙')
})

it("serves only pictures from the operator's picture folder", async () => {
  const picture = await open('/pictures/poster.svg')
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect(picture.headers.get('cache-control')).toContain('max-age=3600')
  const others = ['page.html', '.hidden.svg', '', 'nothing.png', '..%2fpackage.json', '%2e%2e%2fpackage.json']
  const statuses = await Promise.all(others.map(async (name) => (await open(`/pictures/${name}`)).status))
  expect(statuses).toEqual(others.map(() => 404))
})
