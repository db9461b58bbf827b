import { AppError, unavailableError } from '@pandex/platform/errors'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Replacements } from '../support/fake-services.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { allValues } from '../support/services/config.ts'

let gateway: TestGateway

const xml = `<urlset>${'<url><loc>https://example.com/doc/a</loc></url>'.repeat(2_000)}</urlset>`
const compressed = gzipSync(xml)
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
      return { content: compressed, made_at: '2026-11-01T08:00:00.000Z' }
    },
  },
})

beforeAll(async () => {
  // No caching time, and memory for one file.
  const sitemap = { freshMs: 0, maxBytes: compressed.length }
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
    const outgoing = request(gateway.url + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject).end()
  })

test('serves a sitemap file compressed to clients that accept gzip, else plain', async () => {
  const small = await get('/sitemap-1.xml', { 'accept-encoding': 'gzip' })
  expect(small).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } })
  expect(small.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(small.headers['last-modified']).toBe(changed)
  expect(gunzipSync(small.body).toString()).toBe(xml)
  const plain = await get('/sitemap.xml')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(xml)
})

test('answers conditional requests with 304 and HEAD without a body', async () => {
  const { headers } = await get('/sitemap.xml')
  const { etag = '' } = headers
  expect(await get('/sitemap.xml', { 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(await get('/sitemap.xml', { 'if-modified-since': changed })).toMatchObject({ status: 304 })
  expect(await get('/sitemap.xml', { 'if-none-match': '"other"', 'if-modified-since': changed })).toMatchObject({
    status: 200,
  })
  const head = await get('/sitemap.xml', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  expect(head.headers['content-length']).toBe(String(compressed.length))
})

test('serves only existing sitemap files under their exact name', async () => {
  expect((await get('/sitemap-2.xml')).status).toBe(404)
  for (const path of ['/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-1.xml/', '/sitemap-.xml', '/Sitemap.xml'])
    expect((await get(path)).body.toString()).not.toBe(xml)
})

test('serves a cached file while the task service is unavailable', async () => {
  await get('/sitemap.xml')
  const unavailable: Replacements = {
    ...siteWith('https://example.com'),
    task: {
      GetSitemap: async () => {
        throw unavailableError()
      },
    },
  }
  gateway.services.replace(unavailable)
  expect(await get('/sitemap.xml')).toMatchObject({ status: 200 })
  // The cache had no room for both files.
  expect(await get('/sitemap-1.xml')).toMatchObject({ status: 503 })
})

test('lists the sitemap in robots.txt when the site has an address', async () => {
  expect((await get('/robots.txt')).body.toString()).toMatch(
    /^User-agent: \*\nDisallow: \/admin\n[^]*\nSitemap: https:\/\/example\.com\/sitemap\.xml\n$/,
  )
  await using withoutAddress = await startGateway({ site: siteWith('') })
  const text = await (await fetch(`${withoutAddress.url}/robots.txt`)).text()
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).not.toContain('Sitemap')
})

test('serves the IndexNow key only under its exact name', async () => {
  expect((await get(`/${key}.txt`)).body.toString()).toBe(key)
  for (const path of [`/${key.slice(1)}.txt`, `/${key}0.txt`, `/${key.toUpperCase()}.txt`, '/.txt', '/undefined.txt'])
    expect((await get(path)).body.toString()).not.toContain(key)
})
