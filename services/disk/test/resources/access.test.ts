import { DiskSaved } from '@pandex/contracts/events'
import type { GetDocRequest } from '@pandex/platform/gen/pandex/disk/v1/GetDocRequest'
import type { Context } from '@pandex/platform/grpc/context'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDriveAnswer, asAdmin, asUser, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { up as tellAgain } from '../../migrations/20261121000900_hidden_shares.ts'
import { up as tellSpellingsAgain } from '../../migrations/20261122000100_hidden_spellings.ts'

let service: DiskTestService

const secret = { disk_id: '8PD16KLbg62eeTCBuUrQfQ', disk_pass: 'pw12', unzip: 'unzip-me' }

let doc: { doc_id: string; id: number }

beforeAll(async () => {
  service = await startDiskService()
  service.site.isConfigAway = true
  const { disk_id, disk_pass } = secret
  const doc_id = await service.insert(aDriveAnswer({ disk_type: 'BDY', disk_id, disk_pass }))
  doc = { doc_id, id: (await service.db('disk').where({ doc_id }).first('id')).id }
  await service.db('disk_meta').insert({ resource_id: doc.id, decompress_password: secret.unzip, description: '说明' })
})

beforeEach(async () => {
  service.site.resetRules()
  await service
    .db('disk')
    .where({ id: doc.id })
    .update({ health: 'valid', dead_since: null, enabled: true, cate_id: null })
  await service.db('disk_meta').where({ resource_id: doc.id }).update({ cost_coin: 0 })
})

afterAll(() => service[Symbol.asyncDispose]())

const get = async (ctx: Context, more: GetDocRequest = {}) =>
  service.client.GetDoc({ doc_id: doc.doc_id, with_meta: true, ...more }, ctx)

/** The service reads the configuration twice a second and categories once a second. */
const setSiteRules = async (rules: Partial<DiskTestService['site']['rules']['doc_basic']>, kind: string) => {
  Object.assign(service.site.rules.doc_basic, rules)
  await waitFor(async () => (await get(asVisitor())).policy?.kind === kind)
}

const expectShown = async (ctx: Context) => {
  const { link, disk_id, disk_pass, edges, policy } = await get(ctx)
  expect({ disk_id, disk_pass }).toEqual({ disk_id: secret.disk_id, disk_pass: secret.disk_pass })
  expect(link).toBe('https://pan.baidu.com/s/18PD16KLbg62eeTCBuUrQfQ?pwd=pw12')
  expect(edges?.meta?.decompress_password).toBe(secret.unzip)
  expect(policy).toMatchObject({ allowed: true, refusal: '' })
}

const expectHidden = async (ctx: Context, refusal: string) => {
  const shown = await get(ctx)
  expect(shown.policy).toMatchObject({ allowed: false, refusal })
  expect(shown.disk_name).toBe('庆余年.S02.2160p')
  expect(shown.edges?.meta).toMatchObject({ decompress_password: '', description: '说明' })
  const text = JSON.stringify([shown, await get(ctx, { with_meta: false })])
  for (const value of Object.values(secret)) expect(text).not.toContain(value)
}

test('until the configuration is read, nothing is shown or sold', async () => {
  const calls = [get(asVisitor()), get(asUser(5)), get(asAdmin()), service.client.BuyDisk(doc, asUser(5))]
  for (const result of await Promise.allSettled(calls))
    expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
  service.site.isConfigAway = false
  await expectShown(asVisitor())
})

test('a site without conditions shows everything to everyone', async () => {
  for (const ctx of [asVisitor(), asUser(5), asUser(5, true), asAdmin()]) await expectShown(ctx)
  expect((await get(asVisitor())).policy).toEqual({
    kind: 'none',
    cost_coin: 0,
    bought: false,
    allowed: true,
    refusal: '',
    free_left: 0,
    refunded: 0,
  })
})

test('under login, anonymous visitors must log in, and every user sees it', async () => {
  await setSiteRules({ policy: 'login' }, 'login')
  await expectHidden(asVisitor(), 'login')
  for (const ctx of [asUser(5), asUser(5, true), asAdmin()]) await expectShown(ctx)
})

test('under vip, only members and admins see it', async () => {
  await setSiteRules({ policy: 'vip' }, 'vip')
  for (const ctx of [asVisitor(), asUser(5)]) await expectHidden(ctx, 'vip')
  for (const ctx of [asUser(5, true), asAdmin()]) await expectShown(ctx)
})

test('under vip_or_coin, members see it and others get its price', async () => {
  await setSiteRules({ policy: 'vip_or_coin', cost_coin: 7 }, 'vip_or_coin')
  for (const ctx of [asVisitor(), asUser(5)]) await expectHidden(ctx, 'buy')
  for (const ctx of [asUser(5, true), asAdmin()]) await expectShown(ctx)
  expect((await get(asVisitor())).policy).toMatchObject({ kind: 'vip_or_coin', cost_coin: 7 })
})

test('under coin, members pay as well', async () => {
  await setSiteRules({ policy: 'coin', cost_coin: 7 }, 'coin')
  for (const ctx of [asVisitor(), asUser(5), asUser(5, true)]) await expectHidden(ctx, 'buy')
  await expectShown(asAdmin())
})

test('the price of a resource applies on a site without conditions', async () => {
  await service.db('disk_meta').where({ resource_id: doc.id }).update({ cost_coin: 9 })
  await expectHidden(asUser(5, true), 'buy')
  expect((await get(asVisitor())).policy).toMatchObject({ kind: 'coin', cost_coin: 9 })
})

test('a site that restricts only its own resources leaves those of others open', async () => {
  await setSiteRules({ policy: 'login' }, 'login')
  await setSiteRules({ mine_only: true }, 'none')
  await expectShown(asVisitor())
  await service.db('disk').where({ id: doc.id }).update({ is_mine: true })
  await expectHidden(asVisitor(), 'login')
  await service.db('disk').where({ id: doc.id }).update({ is_mine: false })
})

test('the policy of an ancestor category applies to its descendants, over that of the site', async () => {
  const above = await service.client.CreateCategory({ name: '付费', policy: 'vip_or_coin', cost_coin: 3 }, asAdmin())
  const below = await service.client.CreateCategory({ name: '其中', pid: above.id }, asAdmin())
  await service.db('disk').where({ id: doc.id }).update({ cate_id: below.id })
  await waitFor(async () => (await get(asVisitor())).policy?.cost_coin === 3)
  await expectHidden(asVisitor(), 'buy')
  await service.client.UpdateCategory({ id: below.id, policy: 'none' }, asAdmin())
  await waitFor(async () => (await get(asVisitor())).policy?.kind === 'none')
  await expectShown(asVisitor())
})

test('a dead link is hidden from all but admins, unless the site keeps it', async () => {
  await service.db('disk').where({ id: doc.id }).update({ health: 'dead', dead_since: '2026-11-20T12:00:00Z' })
  expect(await get(asVisitor())).toMatchObject({ health: 'dead', dead_since: '2026-11-20T12:00:00.000Z' })
  await expectShown(asVisitor())
  for (const dead_action of ['hide', 'similar', 'search'] as const) {
    Object.assign(service.site.rules.doc_basic, { dead_action })
    await waitFor(async () => (await get(asVisitor())).policy?.refusal === 'dead')
    for (const ctx of [asVisitor(), asUser(5), asUser(5, true)]) await expectHidden(ctx, 'dead')
  }
  await expectShown(asAdmin())
})

test('an admin sees a disabled resource in full, whatever its price for others', async () => {
  await service.db('disk').where({ id: doc.id }).update({ enabled: false })
  await service.db('disk_meta').where({ resource_id: doc.id }).update({ cost_coin: 9 })
  await expectShown(asAdmin())
  await expect(get(asUser(5, true))).rejects.toMatchObject({ code: 'disk.unknown' })
})

test('the last configuration applies while its service is down', async () => {
  await setSiteRules({ policy: 'login' }, 'login')
  service.site.isConfigAway = true
  await expectHidden(asVisitor(), 'login')
  service.site.isConfigAway = false
})

test('a link is dead since the first dead answer, until a probe finds it alive', async () => {
  const disk_id = 'deadsince1'
  const say = async (health: 'dead' | 'valid', resolved_at: string) => {
    const answer = aDriveAnswer({ disk_id, health, resolved_at })
    await service.insert(answer)
    return waitFor(async () => {
      const row = await service.db('disk').where({ disk_id }).first('checked_at', 'dead_since')
      return row?.checked_at.toISOString() === resolved_at ? { since: row.dead_since?.toISOString() } : undefined
    })
  }
  expect(await say('dead', '2026-11-20T10:00:00.000Z')).toEqual({ since: '2026-11-20T10:00:00.000Z' })
  expect(await say('dead', '2026-11-20T11:00:00.000Z')).toEqual({ since: '2026-11-20T10:00:00.000Z' })
  expect(await say('valid', '2026-11-20T12:00:00.000Z')).toEqual({ since: undefined })
  expect(await say('dead', '2026-11-20T13:00:00.000Z')).toEqual({ since: '2026-11-20T13:00:00.000Z' })
})

test('texts that reveal a share do so only for clients who may open it', async () => {
  const { disk_id, disk_pass, unzip } = secret
  const mirror = '0123456789ab'
  const text = `资源 https://pan.baidu.com/s/1${disk_id} 提取码：${disk_pass}，夸克 https://pan.quark.cn/s/${mirror}，解压密码 ${unzip}
提取:${disk_pass}【${disk_pass}】${disk_pass.toUpperCase()}.txt [解压:${unzip}] &#${disk_pass.charCodeAt(0)};${disk_pass.slice(1)}`
  const shown = '资源 … 提取码：…，夸克 …，解压密码 …\n提取:…【…】….txt [解压:…] …'
  const texts = { disk_name: text, share_user: text, rel_movie: text, tags: [text] }
  await service
    .db('disk')
    .where({ id: doc.id })
    .update({ ...texts, files: `file:${text}.mkv` })
  await service.db('disk_meta').where({ resource_id: doc.id }).update({ description: text })
  await service.db('article').insert({ resource_id: doc.id, text, model: 'm', prompt: '' })
  await setSiteRules({}, 'none')
  expect((await get(asVisitor())).disk_name).toBe(text)
  await setSiteRules({ policy: 'coin', cost_coin: 5 }, 'coin')
  const page = { page: {}, type: '' }
  const seen = [
    await get(asVisitor()),
    await get(asUser(5, true)),
    await service.client.ListLatest(page, asVisitor()),
    await service.client.ListHot(page, asVisitor()),
  ]
  expect(seen[0]).toMatchObject({
    disk_name: shown,
    share_user: shown,
    rel_movie: shown,
    files: `file:${shown}.mkv`,
    tags: [shown],
    edges: { meta: { description: shown }, article: { text: shown } },
  })
  for (const part of [disk_id, disk_pass, unzip, mirror]) expect(JSON.stringify(seen)).not.toContain(part)
  expect(await get(asAdmin())).toMatchObject({
    ...texts,
    files: `file:${text}.mkv`,
    edges: { meta: { description: text }, article: { text } },
  })
})

test('the index and the model get no text that reveals a share', async () => {
  await service.client.UpdateMeta({ id: doc.id, cost_coin: 5 }, asAdmin())
  const { disk_id, disk_pass, unzip } = secret
  const { disk_id: _, disk_pass: __, ...published } = (await service.listPublished(DiskSaved, disk_id)).at(-1) ?? {}
  const subjects = await service.client.ListForArticles({ ids: [doc.id], size: 1 }, testContext({ clientAddress: '' }))
  expect(published).toMatchObject({ tags: [expect.stringContaining('资源 …')] })
  expect(subjects.list[0]).toMatchObject({ disk_name: expect.stringContaining('资源 …') })
  for (const part of [disk_id, disk_pass, unzip]) expect(JSON.stringify([published, subjects])).not.toContain(part)
})

test('resources published to the index without links are published again when they lack a version', async () => {
  const published = [
    ['plain00001', '庆余年 第二季'],
    ['labelled01', '庆余年 提取码 zz99'],
    ['addressed1', 'http://example.com'],
    ['hostonly01', '天翼 cloud.189.cn/t/abc123'],
    ['password01', '密文 pw34'],
    ['unpacked01', '钥匙 opens-it'],
    ['idIsHere99', 'idIsHere99'],
  ] as const
  const ids = published.map(([disk_id]) => disk_id)
  const stored = async (): Promise<number[]> =>
    service.db('disk').whereIn('disk_id', ids).orderBy('id').pluck('version')
  for (const [disk_id, disk_name] of published)
    await service.insert(aDriveAnswer({ disk_id, disk_name, disk_pass: disk_id === 'password01' ? 'pw34' : '' }))
  await service.db.raw(
    `insert into disk_meta (resource_id, decompress_password) select id, 'opens-it' from disk where disk_id = 'unpacked01'`,
  )
  const before = await stored()
  await tellAgain(service.db)
  const after = await stored()
  expect(after.map((version, at) => version - (before[at] ?? 0))).toEqual([0, 1, 1, 1, 1, 1, 1])
})

test('resources whose texts hold a password in another spelling get a version that the index lacks', async () => {
  const names = [
    ['spelt00001', '庆余年 第二季'],
    ['spelt00002', '庆余年 第二季 Ｐ-w-5-6'],
    ['spelt00003', '庆余年 p\u200bw56.txt'],
    ['spelt00004', '庆余年 p&#119;56'],
    ['spelt00005', '庆余年 开门 OPENS it too'],
  ] as const
  const ids = names.map(([disk_id]) => disk_id)
  for (const [disk_id, disk_name] of names)
    await service.insert(aDriveAnswer({ disk_id, disk_name, disk_pass: 'pw56' }))
  await service.db.raw(
    `insert into disk_meta (resource_id, decompress_password) select id, 'opens-it-too' from disk where disk_id = 'spelt00005'`,
  )
  const stored = async (): Promise<number[]> =>
    service.db('disk').whereIn('disk_id', ids).orderBy('id').pluck('version')
  const before = await stored()
  await tellSpellingsAgain(service.db)
  const after = await stored()
  expect(after.map((version, at) => version - (before[at] ?? 0))).toEqual([0, 1, 1, 1, 1])
})

test('shows links of Lanzou on the configured host', async () => {
  const docId = await service.insert(aDriveAnswer({ disk_type: 'LZY', disk_id: 'iA1b2C3d4', disk_pass: '' }))
  const readLink = async () => (await service.client.GetDoc({ doc_id: docId }, asVisitor())).link
  expect(await readLink()).toBe('https://www.lanzoux.com/iA1b2C3d4')
  service.site.rules.drive_basic.lanzou_host = 'www.lanzoui.com'
  await waitFor(async () => (await readLink()) === 'https://www.lanzoui.com/iA1b2C3d4')
  const { list } = await service.client.ListAll({ filter: { q: 'iA1b2C3d4' } }, asAdmin())
  expect(list.map(({ link }) => link)).toEqual(['https://www.lanzoui.com/iA1b2C3d4'])
})
