import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testContext } from '@pandex/platform/testing/fixtures'
import { maxFileTexts } from '@pandex/contracts/file-text'
import { asAdmin, startConfigService, unauthorizedCallers } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterEach(async () => {
  await service.db('file_text').delete()
  await service.db('outbox').delete()
})

afterAll(() => service[Symbol.asyncDispose]())

const update = (name: string, text: string) => service.client.UpdateFileText({ name, text }, asAdmin())
const read = async (name: string): Promise<string> => (await service.client.GetFileText({ name }, testContext())).text
const list = async () => (await service.client.ListFileTexts({ page: { size: 100 } }, asAdmin())).list

it('stores, replaces and removes a file, with one audit entry per change', async () => {
  expect(await read('robots.txt')).toBe('')
  expect(await update('robots.txt', 'User-agent: *\r\nAllow: /\r\n')).toEqual({ url: '/robots.txt' })
  expect(await read('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  await update('robots.txt', 'User-agent: *\nAllow: /\n')
  await update('robots.txt', 'User-agent: *\nDisallow: /\n')
  expect(await list()).toMatchObject([{ name: 'robots.txt', url: '/robots.txt', text: 'User-agent: *\nDisallow: /\n' }])
  await update('robots.txt', ' \n')
  expect([await read('robots.txt'), await list()]).toEqual(['', []])
  expect(await service.listAudited('file_text.update')).toEqual([
    { target: 'file_text:robots.txt', changes: { text: ['', 'User-agent: *\nAllow: /\n'] } },
    {
      target: 'file_text:robots.txt',
      changes: { text: ['User-agent: *\nAllow: /\n', 'User-agent: *\nDisallow: /\n'] },
    },
    { target: 'file_text:robots.txt', changes: { text: ['User-agent: *\nDisallow: /\n', ''] } },
  ])
})

it.each(['../robots.txt', '/robots.txt', 'index.html', 'sw.js', 'robots.txt\0', '.well-known/../x.txt', ''])(
  'refuses the name %j',
  async (name) => {
    await expect(update(name, 'x')).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_file_name' })
    expect(await list()).toEqual([])
  },
)

it.each([
  ['robots.txt', 'x'.repeat(100_001)],
  ['robots.txt', '网'.repeat(34_000)],
  ['google0123456789abcdef.html', 'x'.repeat(10_001)],
  ['robots.txt', 'a\0b'],
  ['robots.txt', 'a\u001bb'],
])('refuses a bad text of %s', async (name, text) => {
  await expect(update(name, text)).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_file_text' })
  expect(await read(name)).toBe('')
})

it('holds a limited number of files, also with parallel writers', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: maxFileTexts + 10 }, (_, index) => update(`proof-${index}.txt`, 'x')),
  )
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(await list()).toHaveLength(maxFileTexts)
  const [first] = await list()
  await update(first?.name ?? '', 'changed')
  expect(await read(first?.name ?? '')).toBe('changed')
})

it('finds files by a part of their name', async () => {
  for (const name of ['robots.txt', 'ads.txt', 'proof_a.txt']) await update(name, 'x')
  const found = await service.client.ListFileTexts({ q: '_' }, asAdmin())
  expect([found.list.map(({ name }) => name), found.total]).toEqual([['proof_a.txt'], 1])
  expect((await list()).map(({ name }) => name)).toEqual(['ads.txt', 'proof_a.txt', 'robots.txt'])
})

it('is for admins only, except reading one file', async () => {
  for (const caller of Object.values(unauthorizedCallers)) {
    const refusal = { code: 'config.admin_only' }
    await expect(service.client.UpdateFileText({ name: 'robots.txt', text: 'x' }, caller())).rejects.toMatchObject(
      refusal,
    )
    await expect(service.client.ListFileTexts({}, caller())).rejects.toMatchObject(refusal)
  }
})
