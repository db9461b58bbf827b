import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminAddress, asAdmin, asBackground, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.client.ClearBlacklist({}, asAdmin())
  await service.db.raw('truncate outbox')
})

const create = (ip: string, more: { reason?: string; enabled?: boolean } = {}, ctx = asAdmin()) =>
  service.client.CreateBlacklistEntry({ ip, ...more }, ctx)
const list = async (filters: { ip?: string; enabled?: string } = {}) =>
  (await service.client.ListBlacklist({ page: { order_by: 'id', order: 'asc' }, ...filters }, asAdmin())).list
const ips = async (filters: { ip?: string; enabled?: string } = {}) => (await list(filters)).map(({ ip }) => ip)
const importText = (text: string) => service.client.ImportBlacklist({ text }, asAdmin())
const find = async (...addressesToFind: string[]) =>
  (await service.client.FindBlacklisted({ ips: addressesToFind }, asAdmin())).list

test('an entry is stored normalised, with its reason, and shown', async () => {
  const entry = await create(' ::ffff:198.51.100.77/120 ', { reason: ' 爬虫\n太快 ' })
  expect(entry).toMatchObject({ ip: '198.51.100.0/24', reason: '爬虫 太快', enabled: true })
  expect(await list()).toEqual([entry])
})

test.each([
  ['nonsense', 'config.bad_ip'],
  ['10.0.0.1; drop table', 'config.bad_ip'],
  ['1.0.0.0/7', 'config.bad_ip'],
  ['::ffff:1.0.0.0/103', 'config.bad_ip'],
  ['2001::/18', 'config.bad_ip'],
  ['0.0.0.0/0', 'config.bad_ip'],
  ['::/0', 'config.bad_ip'],
])('%s is refused as an entry', async (ip, code) => {
  await expect(create(ip)).rejects.toMatchObject({ kind: 'invalid', code })
  expect(await list()).toEqual([])
})

test('the widest accepted ranges are an IPv4 /8 and an IPv6 /19', async () => {
  await create('11.0.0.0/8')
  await create('2400::/19')
  expect(await ips()).toEqual(['11.0.0.0/8', '2400::/19'])
})

test.each([
  [adminAddress, adminAddress],
  [adminAddress, `${adminAddress}/24`],
  [adminAddress, '203.0.0.0/8'],
  [adminAddress, `::ffff:${adminAddress}`],
  [adminAddress, '::ffff:203.0.113.0/120'],
  ['2001:db8:1::5', '2001:db8:1::5'],
  ['2001:db8:1::5', '2001:DB8:1:0::/64'],
  ['::ffff:198.51.100.9', '198.51.100.0/24'],
])('an admin at %s cannot block his own address with %s', async (address, ip) => {
  const refusal = { kind: 'failed_precondition', code: 'config.own_address' }
  await expect(create(ip, {}, asAdmin(address))).rejects.toMatchObject(refusal)
  const entry = await create(ip, { enabled: false }, asAdmin(address))
  const enable = service.client.UpdateBlacklistEntry({ id: entry.id, enabled: true }, asAdmin(address))
  await expect(enable).rejects.toMatchObject(refusal)
  const { invalid, added } = await service.client.ImportBlacklist({ text: ip }, asAdmin(address))
  expect({ added, invalid }).toEqual({ added: 0, invalid: [{ line: 1, text: ip, msg: '不能封禁您自己的地址' }] })
  expect((await list()).map(({ enabled }) => enabled)).toEqual([false])
})

test.each(['10.9.1.2', '10.9.0.0/24', '10.0.0.0/8', '::ffff:10.9.1.2', '2001:db8:ffff:1::/64', '2001:d00::/24'])(
  'no entry matches a proxy of the site: %s',
  async (ip) => {
    await expect(create(ip)).rejects.toMatchObject({ kind: 'failed_precondition', code: 'config.trusted_proxy' })
    const { id } = await create('198.51.100.1')
    const change = service.client.UpdateBlacklistEntry({ id, ip }, asAdmin())
    await expect(change).rejects.toMatchObject({ code: 'config.trusted_proxy' })
    expect((await importText(ip)).invalid_total).toBe(1)
    expect(await ips()).toEqual(['198.51.100.1'])
  },
)

test('twenty concurrent additions of one address leave one entry', async () => {
  const same = ['198.51.100.7', '198.51.100.7/32', '::ffff:198.51.100.7', '::FFFF:c633:6407']
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => create(same[index % 4] ?? '')))
  const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(lost).toHaveLength(19)
  for (const error of lost) expect(error).toMatchObject({ kind: 'conflict', code: 'config.known_ip' })
  expect(await ips()).toEqual(['198.51.100.7'])
  expect(await service.listAudited('blacklist.create')).toHaveLength(1)
})

test('an update changes only the given fields, and refuses a taken address and an unknown entry', async () => {
  const first = await create('198.51.100.1', { reason: '一' })
  const second = await create('198.51.100.2')
  const updated = await service.client.UpdateBlacklistEntry({ id: first.id, enabled: false }, asAdmin())
  expect(updated).toMatchObject({ ...first, enabled: false, update_time: expect.any(String) })
  const taken = service.client.UpdateBlacklistEntry({ id: second.id, ip: '198.51.100.1/32' }, asAdmin())
  await expect(taken).rejects.toMatchObject({ kind: 'conflict', code: 'config.known_ip' })
  const unknown = service.client.UpdateBlacklistEntry({ id: 987_654, reason: 'x' }, asAdmin())
  await expect(unknown).rejects.toMatchObject({ kind: 'not_found', code: 'config.unknown_entry' })
  const long = service.client.UpdateBlacklistEntry({ id: second.id, reason: '长'.repeat(501) }, asAdmin())
  await expect(long).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_reason' })
  expect(await service.listAudited('blacklist.update')).toEqual([
    { target: `blacklist:${first.id}`, changes: { enabled: [true, false] } },
  ])
})

test('deleting reports unknown ids and records the deleted entries in the audit log', async () => {
  const { id } = await create('198.51.100.1')
  const reply = await service.client.DeleteBlacklistEntries({ ids: [id, 987_654, id] }, asAdmin())
  expect(reply).toEqual({ done: 1, failed: [{ id: 987_654, msg: '该记录不存在' }] })
  expect(await list()).toEqual([])
  expect(await service.listAudited('blacklist.delete')).toEqual([
    { target: 'blacklist:*', changes: { count: 1, ips: ['198.51.100.1'] } },
  ])
})

test('an import stores the valid lines and reports the invalid ones', async () => {
  await create('198.51.100.1')
  const text = [
    '198.51.100.1,again',
    '198.51.100.2 , 爬虫, 太快',
    '',
    'nonsense,why',
    '2001:db8:2::/48',
    '::ffff:198.51.100.2',
    '1.0.0.0/1',
    '  ',
    `198.51.100.3,${'长'.repeat(501)}`,
    '198.51.100.4\u0000',
  ].join('\r\n')
  expect(await importText(text)).toEqual({
    added: 2,
    known: 2,
    invalid_total: 4,
    invalid: [
      { line: 4, text: 'nonsense,why', msg: '不是有效的 IP 地址或网段' },
      { line: 7, text: '1.0.0.0/1', msg: expect.stringContaining('网段太大') },
      { line: 9, text: expect.stringMatching(/^198.51.100.3,/), msg: expect.stringContaining('500') },
      { line: 10, text: expect.any(String), msg: expect.any(String) },
    ],
  })
  expect((await list()).map(({ ip, reason }) => [ip, reason])).toEqual([
    ['198.51.100.1', ''],
    ['198.51.100.2', '爬虫, 太快'],
    ['2001:db8:2::/48', ''],
  ])
  expect(await service.listAudited('blacklist.import')).toMatchObject([{ changes: { added: 2 } }])
})

const manyLines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `100.${index >> 16}.${(index >> 8) & 255}.${index & 255},ban`).join('\n')

test('an import of fifty thousand lines is quick, and a larger one is refused as a whole', async () => {
  const importAll = async (): Promise<number> => {
    await service.client.ClearBlacklist({}, asAdmin())
    return measureDurationMs(async () => {
      const reply = await importText(`${manyLines(50_000)}\n`)
      expect(reply).toMatchObject({ added: 50_000, known: 0, invalid_total: 0 })
    })
  }
  expect(await measureMin(5_000, importAll)).toBeLessThan(5_000)
  await expect(importText(manyLines(50_001))).rejects.toMatchObject({ kind: 'invalid', code: 'config.too_many_lines' })
  expect((await service.client.ListBlacklist({}, asAdmin())).total).toBe(50_000)
  const addressesToFind = Array.from({ length: 10_000 }, (_, index) => `100.0.${index >> 8}.${index & 255}`)
  expect(await find(...addressesToFind)).toHaveLength(10_000)
  const oneMore = service.client.FindBlacklisted({ ips: [...addressesToFind, '1.1.1.1'] }, asAdmin())
  await expect(oneMore).rejects.toMatchObject({ kind: 'invalid', code: 'config.too_many_ips' })
})

test('an address finds its entries in any notation, and an invalid one finds none', async () => {
  await create('198.51.100.0/24')
  await create('2001:db8:5::/48')
  await create('198.51.101.1', { enabled: false })
  const addressesToFind = [
    '198.51.100.9',
    '::ffff:198.51.100.9',
    '2001:DB8:5::9',
    '198.51.101.1',
    '198.51.100.0/25',
    '198.51.0.0/16',
    '',
    'x',
  ]
  expect(await find(...addressesToFind)).toEqual([
    '198.51.100.9',
    '::ffff:198.51.100.9',
    '2001:DB8:5::9',
    '198.51.100.0/25',
  ])
})

const bytesOf = (length: number) =>
  fc.array(fc.constantFrom(11, 12, 32, 64, 128, 192, 255), { minLength: length, maxLength: length })
const someAddresses = fc
  .oneof(
    bytesOf(4),
    bytesOf(16).map(([, ...rest]) => [0x20, ...rest]),
  )
  .map((bytes) => ipaddr.fromByteArray(bytes))
const someRanges = fc.tuple(someAddresses, fc.integer({ min: 19, max: 32 }))

test('an address is blocked exactly when ipaddr.js finds it in an entry', async () => {
  let found = 0
  const sets = fc.tuple(
    fc.array(someRanges, { minLength: 20, maxLength: 20 }),
    fc.array(someAddresses, { minLength: 200, maxLength: 200 }),
  )
  await fc.assert(
    fc.asyncProperty(sets, async ([ranges, addresses]) => {
      await service.client.ClearBlacklist({}, asAdmin())
      await importText(ranges.map(([address, bits]) => `${address.toString()}/${bits}`).join('\n'))
      const addressesToFind = [...new Set(addresses.map((address) => address.toString()))]
      const expected = addressesToFind.filter((text) => {
        const address = ipaddr.parse(text)
        return ranges.some(
          ([first, bits]) =>
            first.kind() === address.kind() && (address as ipaddr.IPv4).match(first as ipaddr.IPv4, bits),
        )
      })
      found += expected.length
      expect(await find(...addressesToFind)).toEqual(expected)
    }),
    { numRuns: 8 },
  )
  expect(found).toBeGreaterThan(50)
})

test('the list is searched by address, part of an entry, reason and state', async () => {
  await create('198.51.100.0/24', { reason: 'Too fast' })
  await create('198.51.100.9', { reason: '100% spam_' })
  await create('2001:db8:5::/48', { enabled: false })
  expect(await ips({ ip: '198.51.100.9' })).toEqual(['198.51.100.0/24', '198.51.100.9'])
  expect(await ips({ ip: '2001:DB8:5::1' })).toEqual(['2001:db8:5::/48'])
  expect(await ips({ ip: '198.51.0.0/16' })).toEqual(['198.51.100.0/24', '198.51.100.9'])
  expect(await ips({ ip: '100.' })).toEqual(['198.51.100.0/24', '198.51.100.9'])
  expect(await ips({ ip: 'DB8' })).toEqual(['2001:db8:5::/48'])
  expect(await ips({ ip: 'too FAST' })).toEqual(['198.51.100.0/24'])
  expect(await ips({ ip: '%' })).toEqual(['198.51.100.9'])
  expect(await ips({ ip: '_' })).toEqual(['198.51.100.9'])
  expect(await ips({ enabled: 'no' })).toEqual(['2001:db8:5::/48'])
  expect(await ips({ enabled: 'yes', ip: '198' })).toHaveLength(2)
  const byIp = await service.client.ListBlacklist({ page: { order_by: 'ip', order: 'desc', size: 1 } }, asAdmin())
  expect([byIp.list.map(({ ip }) => ip), byIp.total]).toEqual([['2001:db8:5::/48'], 3])
  for (const column of ['reason', 'enabled', 'create_time'])
    expect((await service.client.ListBlacklist({ page: { order_by: column } }, asAdmin())).total).toBe(3)
  const byBits = service.client.ListBlacklist({ page: { order_by: 'bits' } }, asAdmin())
  await expect(byBits).rejects.toMatchObject({ kind: 'invalid', code: 'list.bad_order' })
})

test('an export in order of id returns every entry once', async () => {
  await importText(manyLines(250))
  const seen: string[] = []
  for (let after = 0; ;) {
    const page = await service.client.ListBlacklist({ after_id: after, page: { size: 120 } }, asAdmin())
    expect(page.total).toBe(250)
    seen.push(...page.list.map(({ ip }) => ip))
    const last = page.list.at(-1)
    if (!last) break
    after = last.id
  }
  expect(seen).toHaveLength(250)
  expect(new Set(seen).size).toBe(250)
})

test('a dry run reports which requests of the last hour an entry would have blocked, and which clients it must not match', async () => {
  const slot = new Date().toISOString()
  const old = new Date(Date.now() - 2 * 3_600_000).toISOString()
  const visits = (address: string, count: number, at = slot) => ({ address, kind: 'visit', slot: at, count })
  await service.client.RecordVisits(
    {
      batch_id: 'dry run',
      list: [
        visits('198.51.100.5', 7),
        visits('198.51.100.6', 3),
        visits('198.51.101.1', 100),
        visits('198.51.100.7', 50, old),
      ],
    },
    asBackground(),
  )
  await create('198.51.100.6')
  const preview = (ip: string) => service.client.PreviewBlacklist({ ip }, asAdmin())
  expect(await preview('198.51.100.0/24')).toEqual({
    would_have_stopped: 10,
    addresses: 2,
    hits_yourself: false,
    hits_proxy: false,
    sample: [
      { ip: '198.51.100.5', count: 7, blacklisted: false },
      { ip: '198.51.100.6', count: 3, blacklisted: true },
    ],
  })
  expect(await preview(`${adminAddress}/24`)).toMatchObject({ hits_yourself: true, hits_proxy: false })
  expect(await preview('10.0.0.0/8')).toMatchObject({ hits_yourself: false, hits_proxy: true, would_have_stopped: 0 })
  await expect(preview('1.0.0.0/2')).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_ip' })
  expect(await ips()).toEqual(['198.51.100.6'])
})

test('a range of addresses becomes the entries that cover exactly this range', async () => {
  const entry = await create('192.0.2.4-192.0.2.9', { reason: '扫描' })
  expect(entry).toMatchObject({ ip: '192.0.2.4/30', reason: '扫描', enabled: true })
  const ips = ['192.0.2.4/30', '192.0.2.8/31']
  expect(await service.db('blacklist').whereIn('ip', ips).orderBy('id').pluck('ip')).toEqual(ips)
  await expect(create('192.0.2.4-192.0.2.9')).rejects.toMatchObject({ code: 'config.known_ip' })
  await expect(create('192.0.2.9-192.0.2.4')).rejects.toMatchObject({ code: 'config.bad_ip' })
  await expect(create('64.0.0.0-127.255.255.255')).rejects.toMatchObject({ code: 'config.bad_ip' })
  const text = '198.18.0.1-198.18.0.2,段\n198.18.0.2\n198.18.0.9-198.18.0.1'
  expect(await service.client.ImportBlacklist({ text }, asAdmin())).toMatchObject({
    added: 2,
    known: 1,
    invalid_total: 1,
  })
})

test('an entry that is changed into a range becomes entries that cover exactly this range', async () => {
  const { id } = await create('203.0.113.50', { reason: '扫描' })
  await create('192.0.2.72/31')
  const update = (ip: string) => service.client.UpdateBlacklistEntry({ id, ip }, asAdmin())
  const entry = await update('192.0.2.68-192.0.2.76')
  expect(entry).toMatchObject({ id, ip: '192.0.2.68/30', reason: '扫描', enabled: true })
  const range = ['192.0.2.68/30', '192.0.2.72/30', '192.0.2.76']
  expect(await service.db('blacklist').whereIn('ip', range).orderBy('ip').pluck('ip')).toEqual(range)
  expect(await update('192.0.2.76-192.0.2.77')).toMatchObject({ id, ip: '192.0.2.76/31' })
  await expect(update('192.0.2.72-192.0.2.76')).rejects.toMatchObject({ code: 'config.known_ip' })
  await expect(update('192.0.2.9-192.0.2.4')).rejects.toMatchObject({ code: 'config.bad_ip' })
})

test('a preview counts the requests from a range', async () => {
  const preview = (ip: string) => service.client.PreviewBlacklist({ ip }, asAdmin())
  expect(await preview('203.0.113.200-203.0.113.202')).toMatchObject({ would_have_stopped: 0, hits_yourself: false })
  expect(await preview('203.0.113.6-203.0.113.8')).toMatchObject({ hits_yourself: true })
})
