import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import { unavailableError } from '@pandex/platform/errors'
import { createDatabase, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import type { TestDatabase } from '@pandex/platform/testing/fixtures'
import { collectGarbage } from '@pandex/platform/testing/measure'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sitemapHandlers } from '../handlers/sitemaps.ts'
import type { SitemapServingDeps } from '../handlers/sitemaps.ts'
import { cleanUp } from '../jobs/kinds/clean-up.ts'
import { genSitemap } from '../jobs/kinds/gen-sitemap.ts'
import type { SitemapDeps } from '../jobs/kinds/gen-sitemap.ts'
import type { JobRow } from '../repositories/jobs.ts'
import { startCrashingReplica } from './crashing-replica.ts'
import { changeOf, docIdOf, startFakeDisk } from './fake-disk.ts'
import { gatewayContext, runKind } from './run-kind.ts'

let database: TestDatabase
let disk: Awaited<ReturnType<typeof startFakeDisk>>
let isNoindexDefault = false
const shop = { isPayable: false, goods: 0 }
const found = { tag: [] as string[], sharer: [] as string[], isSharerShown: true, banned: '' }
const search: SitemapDeps['search'] = {
  ListSubjects: async ({ kind, min_count }) => ({
    list: (kind === 'tag' ? found.tag : found.sharer).map((key) => ({ key, count: min_count ?? 0 })),
  }),
}

const order: SitemapDeps['order'] = {
  ListShopGoods: async () => {
    const list = Array.from({ length: shop.goods }, (_, at) => ({ ...goods, id: at + 1 }))
    return { list }
  },
}
const goods = { id: 1, name: '月度会员', price: 990, coin: 0, vip_days: 30, description: '' }

beforeAll(async () => {
  database = await createDatabase('task')
  disk = await startFakeDisk()
})

afterAll(async () => {
  await disk[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

beforeEach(async () => {
  Object.assign(disk.said, { count: 0, hidden: new Set(), marked: new Set(), films: [], words: [] })
  Object.assign(found, { tag: [], sharer: [], isSharerShown: true, banned: '' })
  Object.assign(shop, { isPayable: false, goods: 0 })
  isNoindexDefault = false
  await database.db.raw('truncate job, sitemap, sitemap_file')
})

const kindWith = (fields: Partial<SitemapDeps> & { host?: string } = {}) => {
  const { host = 'https://example.com' } = fields
  return genSitemap({
    db: database.db,
    disk: disk.client,
    search,
    order,
    siteConfig: {
      read: async () => ({
        site_address: host,
        seo_setting: { ...defaultSetting('seo_setting'), noindex_doc: isNoindexDefault },
        pay_type: { ...defaultSetting('pay_type'), manual: shop.isPayable },
        search_show: { ...defaultSetting('search_show'), show_share_user: found.isSharerShown },
      }),
    },
    ...fields,
  })
}
const make = (fields: Partial<SitemapDeps> & { host?: string } = {}) =>
  runKind(database.db, 'gen_sitemap', kindWith(fields))
const serve = (fields: Partial<SitemapServingDeps> = {}) =>
  sitemapHandlers({
    db: database.db,
    disk: disk.client,
    siteConfig: {
      read: async () => ({ seo_setting: { ...defaultSetting('seo_setting'), noindex_doc: isNoindexDefault } }),
    },
    bans: { readTexts: async () => (text) => text === found.banned },
    ...fields,
  })
const read = async (name: string): Promise<string> => {
  const { content } = await serve().GetSitemap({ name }, gatewayContext())
  return gunzipSync(content as Buffer).toString()
}
const addressesOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

test('lists every page that engines may see once, with the time of its last change, in files listed in an index', async () => {
  disk.said.count = 25
  disk.said.hidden = new Set([docIdOf(7)])
  expect(await make({ fileSize: 10 })).toMatchObject({ status: 'done', done: 27, msg: '共 27 个地址，4 个文件' })
  const index = await read('sitemap.xml')
  expect(addressesOf(index)).toEqual([1, 2, 3, 4].map((number) => `https://example.com/sitemap-${number}.xml`))
  expect(index).toContain(`<loc>https://example.com/sitemap-4.xml</loc><lastmod>${changeOf(25)}</lastmod>`)
  expect(addressesOf(await read('sitemap-1.xml'))).toEqual([
    'https://example.com/',
    'https://example.com/category',
    `https://example.com/cate/${encodeURIComponent('电影 & 剧')}`,
  ])
  const resources = [await read('sitemap-2.xml'), await read('sitemap-3.xml'), await read('sitemap-4.xml')]
  const ids = Array.from({ length: 25 }, (_, at) => at + 1).filter((id) => id !== 7)
  expect(resources.flatMap(addressesOf)).toEqual(ids.map((id) => `https://example.com/doc/${docIdOf(id)}`))
  expect(resources[0]).toContain(`${docIdOf(3)}</loc><lastmod>${changeOf(3)}</lastmod>`)
  expect(resources[0]).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset .*<\/urlset>\n$/s)
})

test('lists all films, words, tags and sharers, each source in pages and files of bounded size', async () => {
  const names = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind} ${at}`)
  Object.assign(disk.said, { films: names('片', 7), words: names('词', 3), count: 4 })
  Object.assign(found, { tag: names('标签', 5), sharer: ['老王', 'a/b?'] })
  expect(await make({ fileSize: 4 })).toMatchObject({ status: 'done', done: 24, msg: '共 24 个地址，7 个文件' })
  const files = [2, 3, 4, 5, 6, 7].map((number) => `sitemap-${number}.xml`)
  const addresses = (await Promise.all(files.map(read))).flatMap(addressesOf)
  const pathsOf = (kind: string, list: string[]) =>
    list.map((name) => `https://example.com/${kind}/${encodeURIComponent(name)}`)
  expect(addresses).toEqual([
    ...pathsOf('film', disk.said.films),
    ...pathsOf('word', disk.said.words),
    ...pathsOf('tag', found.tag),
    ...pathsOf('talent', found.sharer),
    ...pathsOf('doc', [1, 2, 3, 4].map(docIdOf)),
  ])
  expect(await read('sitemap-5.xml')).not.toContain('<lastmod>')
  found.isSharerShown = false
  await make()
  expect(await read('sitemap-2.xml')).not.toContain('/talent/')
})

test('lists no empty category, each address once, and a category with a numeric name by its id', async () => {
  const [category] = disk.said.categories
  const categories = disk.said.categories
  const named = (id: number, name: string, disk_count: number) => ({ ...category!, id, name, disk_count })
  disk.said.categories = [named(1, '电影', 2), named(2, '空', 0), named(3, '电影', 1), named(4, '2024', 1)]
  await make()
  disk.said.categories = categories
  expect(addressesOf(await read('sitemap-1.xml')).slice(2)).toEqual([
    `https://example.com/cate/${encodeURIComponent('电影')}`,
    'https://example.com/cate/4',
  ])
})

test.each([
  { goods: 2, isPayable: true, listed: ['https://example.com/shop'] },
  { goods: 0, isPayable: true, listed: [] },
  { goods: 2, isPayable: false, listed: [] },
])('lists the shop while it sells: $goods goods, payable: $isPayable', async ({ listed, ...state }) => {
  Object.assign(shop, state)
  await make()
  expect(addressesOf(await read('sitemap-1.xml')).filter((address) => address.endsWith('/shop'))).toEqual(listed)
})

test('asks for no goods while no way to pay is on', async () => {
  const fails = { ListShopGoods: async () => Promise.reject(unavailableError()) }
  expect(await make({ order: fails })).toMatchObject({ status: 'done' })
})

test('on a site that excludes engines by default, lists the resources that allow them', async () => {
  disk.said.count = 5
  disk.said.marked = new Set([docIdOf(2), docIdOf(4)])
  isNoindexDefault = true
  await make()
  expect(addressesOf(await read('sitemap-2.xml'))).toEqual([2, 4].map((id) => `https://example.com/doc/${docIdOf(id)}`))
})

test('replaces the previous one when it is complete, and not earlier', async () => {
  disk.said.count = 5
  await make({ fileSize: 2 })
  disk.said.count = 3
  let calls = 0
  const failing = {
    ...disk.client,
    ListPages: async (...args: Parameters<typeof disk.client.ListPages>) => {
      if ((calls += 1) > 1) throw unavailableError()
      return disk.client.ListPages(...args)
    },
  }
  expect(await make({ fileSize: 2, disk: failing })).toMatchObject({ status: 'waiting' })
  expect(addressesOf(await read('sitemap.xml'))).toHaveLength(4)
  expect(await make({ fileSize: 2 })).toMatchObject({ status: 'done', attempts: 2 })
  expect(addressesOf(await read('sitemap.xml'))).toHaveLength(3)
  expect(await database.db('sitemap')).toHaveLength(1)
  await expect(read('sitemap-4.xml')).rejects.toMatchObject({ code: 'task.no_sitemap' })
})

test('a process killed at any of 20 moments leaves the old sitemap, and the next process resumes without losses or duplicates', async () => {
  disk.said.count = 3
  await make({ host: 'https://old.example' })
  disk.said.count = 500
  const slowly = {
    ...disk.client,
    ListPages: async (...args: Parameters<typeof disk.client.ListPages>) => {
      await delay(Math.random() * 4)
      return disk.client.ListPages(...args)
    },
  }
  await database.db('job').insert({ kind: 'gen_sitemap', params: '{}', origin: 'admin' })
  const jobNow = async () => (await database.db('job').orderBy('id', 'desc').first()) as JobRow
  let killedWhileAtIt = 0
  for (let kills = 0; kills < 20; kills += 1) {
    const { attempts } = await jobNow()
    const crashing = await startCrashingReplica(database.url, (db) => ({
      gen_sitemap: kindWith({ db, disk: slowly, fileSize: 5 }),
    }))
    await waitFor(async () => (await jobNow()).attempts > attempts || (await jobNow()).status === 'done')
    await delay(Math.random() * 40)
    await crashing.kill()
    const { status } = await jobNow()
    if (status === 'done') continue
    killedWhileAtIt += 1
    expect(await read('sitemap-1.xml')).toContain('https://old.example/')
    await database.db('job').where({ status: 'running' }).update({ leased_until: '-infinity' })
  }
  expect(killedWhileAtIt).toBeGreaterThan(5)
  if ((await jobNow()).status !== 'done') await make({ fileSize: 5 })
  const files = addressesOf(await read('sitemap.xml')).map((address) => address.slice('https://example.com/'.length))
  expect(files).toHaveLength(101)
  const found = (await Promise.all(files.map(read))).flatMap(addressesOf).filter((address) => address.includes('/doc/'))
  expect(found).toEqual(Array.from({ length: 500 }, (_, at) => `https://example.com/doc/${docIdOf(at + 1)}`))
  expect(await database.db('sitemap')).toHaveLength(1)
})

test('that fails at the same page repeatedly is cancelled eventually, even with some progress each time', async () => {
  disk.said.count = 12_000
  const failing = {
    ...disk.client,
    ListPages: async (...args: Parameters<typeof disk.client.ListPages>) => {
      if (Number(args[0].after_id) >= 5_000) throw unavailableError()
      return disk.client.ListPages(...args)
    },
  }
  expect(await make({ disk: failing })).toMatchObject({ status: 'waiting', failures: 1, done: 5_003 })
  expect(await make({ disk: failing })).toMatchObject({ status: 'waiting', failures: 2, done: 5_003 })
  expect(await make()).toMatchObject({ status: 'done', done: 12_003, failures: 0 })
})

test('is not made for a site without a name, and is made again when the name changes', async () => {
  await expect(kindWith({ host: '' }).check?.({})).rejects.toMatchObject({
    code: 'task.switched_off',
    message: '请先在站点配置里填写域名',
  })
  expect(await make({ host: '' })).toMatchObject({ status: 'failed', msg: '请先在站点配置里填写域名' })
  disk.said.count = 4
  const failing = {
    ...disk.client,
    ListPages: async () => {
      throw unavailableError()
    },
  }
  await make({ disk: failing })
  await make({ host: 'https://other.example' })
  expect((await read('sitemap-2.xml')).match(/https:\/\/other\.example\/doc/g)).toHaveLength(4)
  expect(await read('sitemap-1.xml')).not.toContain('https://example.com')
})

test('is readable by the gateway only, and abandoned parts are deleted', async () => {
  const admin = testContext({ user: { id: 1, role: 'admin' } })
  await expect(serve().GetSitemap({ name: 'sitemap.xml' }, admin)).rejects.toMatchObject({
    kind: 'forbidden',
  })
  await database.db('sitemap').insert({ job_id: 999 })
  expect(await runKind(database.db, 'clean_up', cleanUp(database))).toMatchObject({ status: 'done', done: 1 })
  expect(await database.db('sitemap')).toEqual([])
})

test('120,000 pages use bounded memory', async () => {
  disk.said.count = 120_000
  let most = 0
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const watched = {
    ...disk.client,
    ListPages: async (...args: Parameters<typeof disk.client.ListPages>) => {
      // Runs the garbage collector first, so that the measurement excludes garbage.
      collectGarbage()
      most = Math.max(most, process.memoryUsage().heapUsed - before)
      return disk.client.ListPages(...args)
    },
  }
  expect(await make({ disk: watched })).toMatchObject({
    status: 'done',
    done: 120_003,
    msg: '共 120003 个地址，4 个文件',
  })
  expect(addressesOf(await read('sitemap-2.xml'))).toHaveLength(50_000)
  // About one page of rows; all rows together would take more.
  expect(most).toBeLessThan(10_000_000)
})

test('a finished file drops pages that were closed or banned since, with one check for all requests', async () => {
  disk.said.count = 5
  found.sharer = ['老王', '小李']
  await make()
  const readFile = async (fields: Partial<SitemapServingDeps> = {}) => {
    const { content, made_at } = await serve({ sitemapCheckMs: 0, ...fields }).GetSitemap(
      { name: 'sitemap-2.xml' },
      gatewayContext(),
    )
    return { addresses: addressesOf(gunzipSync(content as Buffer).toString()), made_at }
  }
  const whole = await readFile()
  expect(whole.addresses).toHaveLength(7)
  disk.said.hidden = new Set([docIdOf(2), docIdOf(5)])
  found.banned = '小李'
  const down = { ...disk.client, ListPages: () => Promise.reject(unavailableError()) }
  expect(await readFile({ disk: down })).toEqual(whole)
  expect((await readFile({ sitemapCheckMs: 60_000, disk: down })).addresses).toHaveLength(7)
  const filtered = await readFile({ sitemapCheckMs: 60_000 })
  expect(filtered.addresses).toEqual([
    `https://example.com/talent/${encodeURIComponent('老王')}`,
    ...[1, 3, 4].map((id) => `https://example.com/doc/${docIdOf(id)}`),
  ])
  expect(Date.parse(filtered.made_at ?? '')).toBeGreaterThan(Date.parse(whole.made_at ?? ''))
  const empty = { ...disk.client, ListPages: async () => ({ list: [] }) }
  expect(await readFile({ sitemapCheckMs: 60_000, disk: empty })).toEqual(filtered)
})
