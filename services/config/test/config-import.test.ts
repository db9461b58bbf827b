import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asAdmin, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

beforeEach(() => service.db.raw('truncate site_config, site_config_history, outbox'))

afterAll(() => service[Symbol.asyncDispose]())

const setting = (name: string, value: object) => ({ name, value: JSON.stringify(value) })
const fieldsOf = async (name: string): Promise<unknown> => JSON.parse((await service.listAll())[name] ?? '')

describe('a change with a version', () => {
  test('is refused when another admin has changed one of its settings since, and changes nothing', async () => {
    const { version } = await service.listForAdmin()
    await service.update([setting('notice', { text: '对方' })], version)
    const attempt = service.update([setting('notice', { text: '我' }), setting('site_basic', { icp: '沪' })], version)
    await expect(attempt).rejects.toMatchObject({
      kind: 'conflict',
      code: 'config.stale',
      details: { data: { stale: 'notice' } },
    })
    expect(await fieldsOf('notice')).toMatchObject({ text: '对方' })
    expect(await fieldsOf('site_basic')).toMatchObject({ icp: '' })
  })

  test('is stored when only other settings changed since', async () => {
    const { version } = await service.listForAdmin()
    await service.update([setting('notice', { text: '对方' })])
    await service.update([setting('site_basic', { icp: '沪' })], version)
    expect(await fieldsOf('site_basic')).toMatchObject({ icp: '沪' })
  })

  test('may be sent twice', async () => {
    const { version } = await service.listForAdmin()
    await service.update([setting('notice', { text: '一' })], version)
    await service.update([setting('notice', { text: '一' })], version)
    expect(await service.history()).toHaveLength(1)
  })

  test('wins exactly once when several admins save concurrently from the same version', async () => {
    const { version } = await service.listForAdmin()
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => service.update([setting('notice', { text: `${index}` })], version)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await service.history()).toHaveLength(1)
  })

  test('meets no conflict right after saving through another replica', async () => {
    await using replica = await service.startReplica()
    await replica.listForAdmin()
    for (const text of ['一', '二', '三']) {
      const { version } = await replica.listForAdmin()
      await service.update([setting('notice', { text })], version)
    }
    expect(await service.history()).toHaveLength(3)
  })
})

describe('an import', () => {
  const preview = (list: { name: string; value: string }[]) => service.client.PreviewConfigImport({ list }, asAdmin())
  const importConfig = (list: { name: string; value: string }[], version?: number) =>
    service.client.ImportConfig({ list, ...(version !== undefined && { version }) }, asAdmin())

  test('shows the differences of each field, and changes nothing', async () => {
    await service.update([setting('site_basic', { site_name: '旧', icp: '沪' })])
    const { changes, problems } = await preview([
      setting('site_basic', { site_name: '新' }),
      setting('notice', {}),
      { name: 'enable_doc_notice', value: 'true' },
    ])
    expect(problems).toEqual([])
    expect(changes.map(({ name, changes: text }) => [name, JSON.parse(text) as unknown])).toEqual([
      ['site_basic', { site_name: ['旧', '新'] }],
      ['enable_doc_notice', { value: ['false', 'true'] }],
    ])
    expect(await fieldsOf('site_basic')).toMatchObject({ site_name: '旧' })
  })

  test('keeps fields that the file leaves out, such as secrets, and is in the audit log', async () => {
    await service.update([setting('email', { host: 'old.example.com', password: 'canary' })])
    const list = [setting('email', { host: 'new.example.com' }), setting('site_basic', { site_name: '新' })]
    const { version } = await preview(list)
    await importConfig(list, version)
    expect(await fieldsOf('email')).toMatchObject({ host: 'new.example.com', password: 'canary' })
    expect((await service.listAudited('site_config.import')).map(({ target }) => target)).toEqual([
      'site_config:email',
      'site_config:site_basic',
    ])
    await importConfig(list, version)
    expect(await service.listAudited('site_config.import')).toHaveLength(2)
  })

  test('lists unknown keys, unknown fields and invalid values, and changes nothing', async () => {
    const list = [
      setting('site_basic', { site_name: '新', unknown: 1 }),
      setting('search_basic', { page_size: 0, policy: 'nobody' }),
      { name: 'nonsense', value: '1' },
      { name: 'notice', value: '{' },
      { name: 'enable_doc_notice', value: 'true' },
    ]
    const { problems } = await preview(list)
    expect(problems.map(({ field }) => field)).toEqual([
      'site_basic',
      'search_basic.page_size',
      'search_basic.policy',
      'nonsense',
      'notice',
    ])
    await expect(importConfig(list)).rejects.toMatchObject({ code: 'config.bad_value' })
    expect(await service.history()).toEqual([])
  })

  test('is refused when a setting changed since the preview', async () => {
    const list = [setting('notice', { text: '一' })]
    const { version } = await preview(list)
    await service.update([setting('notice', { text: '二' })])
    await expect(importConfig(list, version)).rejects.toMatchObject({ code: 'config.stale' })
    expect(await fieldsOf('notice')).toMatchObject({ text: '二' })
  })
})
