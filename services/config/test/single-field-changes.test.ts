import { waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asAdmin, startConfigService, unauthorizedCallers } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

beforeEach(async () => {
  await service.db('site_config').delete()
  await service.db('outbox').delete()
})

afterAll(() => service[Symbol.asyncDispose]())

const forProgram = (name: string) => ({ name, scopes: ['import', 'list'], per_minute: 60 })

const tokensOf = async (): Promise<Record<string, unknown>[]> => {
  const { other_pri = '{}' } = await service.listAll()
  return (JSON.parse(other_pri) as { open_tokens: Record<string, unknown>[] }).open_tokens
}

describe('a token for programs', () => {
  test('works at once for its purpose and cannot be read back', async () => {
    const { name, token } = await service.client.CreateOpenToken(forProgram('  bot  '), asAdmin())
    expect(name).toBe('bot')
    expect(token).toMatch(/^[\w-]{43}$/)
    const verified = await service.client.VerifyOpenToken({ token }, asAdmin())
    expect(verified).toEqual({ id: expect.any(Number), name: 'bot', scopes: ['import', 'list'], per_minute: 60 })
    const kept = JSON.stringify([
      await service.listAll(),
      await service.history(),
      await service.listAudited('site_config.update'),
      service.lines,
    ])
    expect(kept).not.toContain(token)
  })

  test('is one of two when two admins create one concurrently', async () => {
    const made = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => service.client.CreateOpenToken(forProgram(name), asAdmin())),
    )
    expect(new Set(made.map(({ token }) => token)).size).toBe(4)
    await waitFor(async () => (await tokensOf()).length === 4)
    for (const { token, name } of made)
      expect(await service.client.VerifyOpenToken({ token }, asAdmin())).toMatchObject({ name })
  })

  test('leaves the other fields of its key unchanged and is recorded in the audit log as a configuration change', async () => {
    await service.update([{ name: 'other_pri', value: '{"values":{"a":"b"}}' }])
    await service.client.CreateOpenToken(forProgram('bot'), asAdmin())
    expect(JSON.parse((await service.listAll()).other_pri ?? '')).toMatchObject({ values: { a: 'b' } })
    const audited = await service.listAudited('site_config.update')
    expect(audited.at(-1)).toEqual({
      target: 'site_config:other_pri',
      changes: { open_tokens: { bot: [null, { enabled: true, scopes: ['import', 'list'], per_minute: 60 }] } },
    })
  })

  test('is refused within two seconds after it was removed from the configuration', async () => {
    await using replica = await service.startReplica()
    const isRefused = (token: string) =>
      replica.client.VerifyOpenToken({ token }, asAdmin()).then(
        () => false,
        ({ code }: { code: string }) => code === 'config.bad_open_token',
      )
    const takeOut = async (): Promise<number> => {
      const { token } = await service.client.CreateOpenToken(forProgram('bot'), asAdmin())
      await waitFor(() => replica.client.VerifyOpenToken({ token }, asAdmin()))
      await service.update([{ name: 'other_pri', value: '{"open_tokens":[]}' }])
      return measureDurationMs(() => waitFor(() => isRefused(token)))
    }
    expect(await measureMin(2_000, takeOut)).toBeLessThan(2_000)
  })

  test.each([
    ['of a name that is taken', forProgram('bot')],
    ['without a name', forProgram('  ')],
    ['for what nobody may', { ...forProgram('new'), scopes: ['everything'] }],
    ['that may not be used', { ...forProgram('new'), per_minute: 0 }],
  ])('%s is not created', async (_what, request) => {
    await service.client.CreateOpenToken(forProgram('bot'), asAdmin())
    await expect(service.client.CreateOpenToken(request, asAdmin())).rejects.toMatchObject({
      kind: 'invalid',
      code: 'config.bad_value',
    })
    expect(await tokensOf()).toHaveLength(1)
  })
})

describe('the key for pushes', () => {
  test('is generated when none is given, and enables pushes', async () => {
    const { key, key_url } = await service.client.AddIndexNow({ key: '' }, asAdmin())
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(key_url).toBe(`/${key}.txt`)
    const { seo_push = '' } = await service.listAll()
    expect(JSON.parse(seo_push)).toMatchObject({ indexnow_enabled: true, indexnow_key: key, daily_quota: 2_000 })
  })

  test('may be given, and keeps the other push settings', async () => {
    await service.update([{ name: 'seo_push', value: '{"baidu_site":"a.example"}' }])
    const given = 'Abcd-1234'
    expect(await service.client.AddIndexNow({ key: given }, asAdmin())).toEqual({
      key: given,
      key_url: '/Abcd-1234.txt',
    })
    const { seo_push = '' } = await service.listAll()
    expect(JSON.parse(seo_push)).toMatchObject({ baidu_site: 'a.example', indexnow_key: given })
  })

  test.each(['short', '../../etc/passwd', 'a'.repeat(129), '密钥密钥密钥密钥'])('is refused as %s', async (key) => {
    const refused = service.client.AddIndexNow({ key }, asAdmin())
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_value' })
  })
})

test.each(Object.entries(unauthorizedCallers))('%s creates neither', async (_who, as) => {
  const refusal = { kind: 'forbidden', code: 'config.admin_only' }
  await expect(service.client.CreateOpenToken(forProgram('x'), as())).rejects.toMatchObject(refusal)
  await expect(service.client.AddIndexNow({ key: '' }, as())).rejects.toMatchObject(refusal)
  expect(await tokensOf()).toEqual([])
})
