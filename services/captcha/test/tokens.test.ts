import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcomesOf100, startCaptchaService } from './harness.ts'
import type { CaptchaService } from './harness.ts'

let service: CaptchaService
beforeAll(async () => {
  service = await startCaptchaService()
})
afterAll(() => service[Symbol.asyncDispose]())

const badToken = { kind: 'failed_precondition', code: 'captcha.bad_token' }

it('is valid for one of 100 concurrent uses', async () => {
  const outcomes = await outcomesOf100(async () => {
    const token = await service.solve()
    return () => service.use(token)
  })
  expect(outcomes).toEqual([...Array(99).fill('captcha.bad_token'), 'ok'])
})

it('is valid for its own purpose only, and consumed by an attempt at another', async () => {
  const token = await service.solve('import')
  await expect(service.use(token, 'login')).rejects.toMatchObject(badToken)
  await expect(service.use(token, 'import')).rejects.toMatchObject(badToken)
  await expect(service.use(await service.solve('import'), 'import')).resolves.toEqual({})
})

it('is valid from the address that solved it, and consumed by an attempt from another', async () => {
  const token = await service.solve('login', '198.51.100.1')
  await expect(service.use(token, 'login', '198.51.100.2')).rejects.toMatchObject(badToken)
  await expect(service.use(token, 'login', '198.51.100.1')).rejects.toMatchObject(badToken)
})

it.for([
  ['198.51.100.1', '::ffff:198.51.100.1'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb:cccc::9'],
] as const)('treats %s and %s as one visitor', async ([solvedFrom, usedFrom]) => {
  const token = await service.solve('login', solvedFrom)
  await expect(service.use(token, 'login', usedFrom)).resolves.toEqual({})
})

it.for([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['198.51.100.1', ''],
] as const)('treats %s and %j as two visitors', async ([solvedFrom, usedFrom]) => {
  const token = await service.solve('login', solvedFrom)
  await expect(service.use(token, 'login', usedFrom)).rejects.toMatchObject(badToken)
})

it.for(['', 'x', 'A'.repeat(32), 'A'.repeat(1_000_000), '*', '令牌'])('is not %j', async (token) => {
  await expect(service.use(token)).rejects.toMatchObject(badToken)
})

it('is stored in Redis as a hash only, for two minutes at most', async () => {
  const listTokenKeys = async (): Promise<string[]> => service.storage.keys(`${service.redisPrefix}captcha:token:*`)
  // A repeated round may leave its own tokens.
  const before = await listTokenKeys()
  const token = await service.solve('login', '198.51.100.77')
  const names = (await listTokenKeys()).filter((name) => !before.includes(name))
  expect(names).toHaveLength(1)
  const [name = ''] = names
  const kept = `${name} ${await service.storage.get(name)}`
  for (const secret of [token, '198.51.100.77', 'login']) expect(kept).not.toContain(secret)
  const left = await service.storage.pTTL(name)
  expect(left).toBeGreaterThan(100_000)
  expect(left).toBeLessThanOrEqual(120_000)
  await service.storage.pExpire(name, 1)
  await waitFor(async () => (await service.storage.exists(name)) === 0)
  await expect(service.use(token, 'login', '198.51.100.77')).rejects.toMatchObject(badToken)
})
