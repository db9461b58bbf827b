import { testContext } from '@pandex/platform/testing/fixtures'
import type { Context } from '@pandex/platform/grpc/context'
import { protos } from '@pandex/platform/grpc/protos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, asBackground, startConfigService, unauthorizedCallers } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

const forAll = ['ListPublic', 'VerifyOpenToken', 'GetStoredLists', 'ListStoredItems', 'GetImage', 'GetFileText']
const forAdminsAndServices = ['ListAll']
const forServices = [
  'ListBlacklistChanges',
  'GetDataLists',
  'RecordVisits',
  'RecordReferrers',
  'RecordOpenTokenUsage',
  'ReportBackup',
]

const methods = Object.keys(protos.config)
const restricted = methods.filter((method) => !forAll.includes(method))
const forAdmins = restricted.filter((method) => ![...forServices, ...forAdminsAndServices].includes(method))

type AnyCall = (request: object, ctx: Context) => Promise<unknown>

const call = async (method: string, ctx: Context): Promise<string> => {
  const client = service.client as unknown as Record<string, AnyCall>
  try {
    await client[method]?.({}, ctx)
    return 'answered'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('the methods listed in this test exist in the contract', () => {
  expect(methods).toEqual(expect.arrayContaining([...forAll, ...forAdminsAndServices, ...forServices]))
  expect(forAdmins.length).toBeGreaterThan(10)
})

const callers = {
  ...unauthorizedCallers,
  'an admin without an address': () => asAdmin(''),
  'an admin': asAdmin,
  'a service': asBackground,
}

test.each(Object.entries(unauthorizedCallers))('%s is refused every method that is not public', async (_who, as) => {
  const answers = await Promise.all(restricted.map((method) => call(method, as())))
  expect(Object.fromEntries(restricted.map((method, index) => [method, answers[index]]))).toEqual(
    Object.fromEntries(restricted.map((method) => [method, 'config.admin_only'])),
  )
})

test.each(forAdmins)('%s is for admins, not for services acting on their own behalf', async (method) => {
  expect(await call(method, asBackground())).toBe('config.admin_only')
  expect(await call(method, asAdmin())).not.toBe('config.admin_only')
})

test.each(forServices)('%s is for services acting on their own behalf, not for admins', async (method) => {
  expect(await call(method, asAdmin())).toBe('config.admin_only')
  expect(await call(method, asAdmin(''))).toBe('config.admin_only')
  expect(await call(method, asBackground())).not.toBe('config.admin_only')
})

test.each(Object.entries(callers))('%s may call public methods', async (_who, as) => {
  for (const method of forAll) expect(await call(method, as())).not.toBe('config.admin_only')
})

test('a refused call has no effect', async () => {
  const ctx = testContext({ user: { id: 1, role: 'user' } })
  await expect(service.client.ImportBlacklist({ text: '198.51.100.1' }, ctx)).rejects.toMatchObject({
    kind: 'forbidden',
  })
  await expect(service.client.AddDataValues({ type: 'ban_ua', values: ['x'] }, ctx)).rejects.toMatchObject({
    kind: 'forbidden',
  })
  for (const table of ['blacklist', 'visit_batch']) expect(await service.db(table).first()).toBeUndefined()
  expect(await service.db('data_value').where({ type: 'ban_ua' }).first()).toBeUndefined()
})
