import { AppError, unavailableError } from '@pandex/platform/errors'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Replacements } from '../support/fake-services.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { allValues } from '../support/working-handlers.ts'

let gateway: TestGateway

const xml = `<urlset>${'<url><loc>https://example.com/doc/a</loc></url>'.repeat(2_000)}</urlset>`
const packed = gzipSync(xml)
const key = 'a1b2c3d4-e5f6'
const changed = 'Sun, 01 Nov 2026 08:00:00 GMT'

const siteWith = (host: string): Replacements => ({
  config: {
    ListAll: async () => ({
      values: {
        ...allValues,
        site_address: host,
        seo_push: JSON.stringify({ indexnow_key: key }),
      },
    }),
  },
  task: {
    GetSitemap: async ({ name }) => {
      if (!['sitemap.xml', 'sitemap-1.xml'].includes(name))
        throw new AppError('not_found', 'task.no_sitemap', '没有站点地图')
      return { content: packed, made_at: '2026-11-01T08:00:00.000Z' }
    },
  },
})

beforeAll(async () => {
  // No caching time, and memory for one file.
  const sitemap = { freshMs: 0, maxBytes: packed.length }
  gateway = await startGateway({ site: siteWith('https://example.com'), sitemap })
})

beforeEach(() => {
  gateway.services.replace(siteWith('https://example.com'))
})

afterAll(() => gateway[Symbol.asyncDispose]())

interface RawAnswer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Unlike fetch, does not decompress. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(gateway.url + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject).end()
  })

test('a file of the sitemap comes packed to who takes it packed, and plain to everybody else', async () => {
  const small = await get('/sitemap-1.xml', { 'accept-encoding': 'gzip' })
  expect(small).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } })
  expect(small.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(small.headers['last-modified']).toBe(changed)
  expect(gunzipSync(small.body).toString()).toBe(xml)
  const plain = await get('/sitemap.xml')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(xml)
})

test('who has it already is sent nothing, and HEAD neither', async () => {
  const { headers } = await get('/sitemap.xml')
  const { etag = '' } = headers
  expect(await get('/sitemap.xml', { 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(await get('/sitemap.xml', { 'if-modified-since': changed })).toMatchObject({ status: 304 })
  expect(await get('/sitemap.xml', { 'if-none-match': '"other"', 'if-modified-since': changed })).toMatchObject({
    status: 200,
  })
  const head = await get('/sitemap.xml', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  expect(head.headers['content-length']).toBe(String(packed.length))
})

test('there is no file but those of the sitemap, and none under another spelling', async () => {
  expect((await get('/sitemap-2.xml')).status).toBe(404)
  for (const path of ['/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-1.xml/', '/sitemap-.xml', '/Sitemap.xml'])
    expect((await get(path)).body.toString()).not.toBe(xml)
})

test('while the service of the sitemap is away it stays as it was, where it was read before', async () => {
  await get('/sitemap.xml')
  const away: Replacements = {
    ...siteWith('https://example.com'),
    task: {
      GetSitemap: async () => {
        throw unavailableError()
      },
    },
  }
  gateway.services.replace(away)
  expect(await get('/sitemap.xml')).toMatchObject({ status: 200 })
  // The cache had no room for both files.
  expect(await get('/sitemap-1.xml')).toMatchObject({ status: 503 })
})

test('robots.txt names the sitemap of a site that says what it is called', async () => {
  expect((await get('/robots.txt')).body.toString()).toMatch(
    /^User-agent: \*\nDisallow: \/admin\n[^]*\nSitemap: https:\/\/example\.com\/sitemap\.xml\n$/,
  )
  await using nameless = await startGateway({ site: siteWith('') })
  const text = await (await fetch(`${nameless.url}/robots.txt`)).text()
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).not.toContain('Sitemap')
})

test('the key of IndexNow is told to who knows it already, and to nobody else', async () => {
  expect((await get(`/${key}.txt`)).body.toString()).toBe(key)
  for (const path of [`/${key.slice(1)}.txt`, `/${key}0.txt`, `/${key.toUpperCase()}.txt`, '/.txt', '/undefined.txt'])
    expect((await get(path)).body.toString()).not.toContain(key)
})
