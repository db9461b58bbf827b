import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.db.raw('truncate word, outbox')
})

const docId = (digit: string): string => `a${digit.repeat(24)}`
const create = (word: string, fields = {}) => service.client.CreateWord({ word, ...fields }, asAdmin())
const get = (word: string) => service.client.GetWord({ word }, asVisitor())
const list = async (request = {}) => (await service.client.ListWords(request, asAdmin())).list

const unknown = { kind: 'not_found', code: 'disk.word_unknown' }

test('a word is stored with all its fields, and found in any spelling', async () => {
  const fields = {
    description: '一集\n一分钟',
    show: { values: [docId('2'), docId('1')] },
    type: '热门',
    image: 'https://img.example/w.webp',
    related: { values: ['爽文', '霸总'] },
  }
  const created = await create('Short Drama 短剧', fields)
  expect(created).toMatchObject({ ...fields, show: fields.show.values, related: fields.related.values })
  for (const word of ['Short Drama 短剧', 'short-drama短剧', 'ＳＨＯＲＴ　ＤＲＡＭＡ《短剧》'])
    expect(await get(word)).toEqual(created)
  for (const word of ['短剧', '', "' or 1=1 --"]) await expect(get(word)).rejects.toMatchObject(unknown)
})

test('C, C++ and C# are three words', async () => {
  for (const word of ['C', 'C++', 'C#']) await create(word)
  expect((await get('c＋＋')).word).toBe('C++')
})

test('a word is stored once in any spelling, however many requests are concurrent', async () => {
  const results = await Promise.allSettled(['ABC', 'a b c', 'ａｂｃ', 'A-B-C'].map((word) => create(word)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  expect(refused).toHaveLength(3)
  for (const reason of refused) expect(reason).toMatchObject({ kind: 'conflict', code: 'disk.word_exists' })
  expect(await list()).toHaveLength(1)
})

test('an update changes only the given fields; lists are replaced, and may be emptied', async () => {
  const { id } = await create('甲', {
    description: '旧',
    related: { values: ['子', '丑'] },
    show: { values: [docId('1')] },
  })
  const updated = await service.client.UpdateWord({ id, word: '乙', related: { values: [] } }, asAdmin())
  expect(updated).toMatchObject({ word: '乙', description: '旧', related: [], show: [docId('1')] })
  expect(await get('乙')).toEqual(updated)
  await expect(get('甲')).rejects.toMatchObject(unknown)
  expect(await service.client.UpdateWord({ id, word: '《乙》' }, asAdmin())).toMatchObject({ word: '《乙》' })
})

test('an invalid change changes nothing', async () => {
  const [{ id }] = [await create('甲'), await create('乙')]
  const before = await list()
  const bad = { kind: 'invalid', code: 'disk.bad_word' }
  const update = (fields: object) => service.client.UpdateWord({ id, description: '新', ...fields }, asAdmin())
  await expect(update({ show: { values: ['nobody'] } })).rejects.toMatchObject(bad)
  await expect(update({ image: 'data:text/html,x' })).rejects.toMatchObject(bad)
  await expect(update({ word: '乙。' })).rejects.toMatchObject({ kind: 'conflict', code: 'disk.word_exists' })
  await expect(create('丙', { type: '长'.repeat(51) })).rejects.toMatchObject(bad)
  await expect(create('')).rejects.toMatchObject(bad)
  await expect(service.client.UpdateWord({ id: 987_654, word: '丁' }, asAdmin())).rejects.toMatchObject(unknown)
  expect(await list()).toEqual(before)
})

test('admins find words by part of their text and by type', async () => {
  await create('庆余年 原著', { type: '小说' })
  await create('庆余年 全集', { type: '剧集' })
  const found = async (request: object) => (await list(request)).map(({ word }) => word)
  expect(await found({ q: '余年原' })).toEqual(['庆余年 原著'])
  expect(await found({ type: '剧集' })).toEqual(['庆余年 全集'])
  expect(await found({ page: { order_by: 'id', order: 'asc' } })).toEqual(['庆余年 原著', '庆余年 全集'])
  await expect(list({ page: { order_by: 'folded' } })).rejects.toMatchObject({ code: 'list.bad_order' })
})

test('words are deleted once; unknown ids are reported', async () => {
  const { id } = await create('甲')
  const remove = () => service.client.DeleteWords({ ids: [id, 987_654, id] }, asAdmin())
  const replies = await Promise.all([remove(), remove()])
  expect(replies.map(({ done }) => done).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect((await remove()).failed.map((failure) => failure.id)).toEqual([id, 987_654])
  await expect(get('甲')).rejects.toMatchObject(unknown)
})

test('the audit log records every change that was made, and no other', async () => {
  const { id } = await create('甲')
  await expect(create('甲')).rejects.toThrow('已有')
  await service.client.UpdateWord({ id, show: { values: [docId('1')] } }, asAdmin())
  await service.client.UpdateWord({ id, show: { values: [docId('1')] } }, asAdmin())
  await service.client.DeleteWords({ ids: [id] }, asAdmin())
  await service.client.DeleteWords({ ids: [id] }, asAdmin())
  expect(await service.audited()).toEqual([
    ['word.create', `word:${id}`, expect.objectContaining({ word: [null, '甲'] })],
    ['word.update', `word:${id}`, { show: [[], [docId('1')]] }],
    ['word.delete', 'word:*', { count: 1, words: ['甲'] }],
  ])
})

test('only admins list and change words', async () => {
  const calls = [
    service.client.ListWords({}, asVisitor()),
    service.client.CreateWord({ word: '甲' }, asVisitor()),
    service.client.UpdateWord({ id: 1 }, asVisitor()),
    service.client.DeleteWords({ ids: [1] }, asVisitor()),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'forbidden', code: 'disk.admin_only' })
})

test('words are listed in order of id for the sitemap', async () => {
  await create('短剧')
  await create('有声书')
  const background = testContext({ clientAddress: '' })
  const { list: all } = await service.client.ListNamedPages({ kind: 'word' }, background)
  expect(all.map(({ name }) => name)).toEqual(['短剧', '有声书'])
  const behind = await service.client.ListNamedPages({ kind: 'word', after_id: all[0]?.id ?? 0 }, background)
  expect(behind.list.map(({ name }) => name)).toEqual(['有声书'])
})
