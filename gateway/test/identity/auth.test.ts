import { generateKeyPair, exportJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AppError } from '@pandex/platform/errors'
import { measureMin } from '@pandex/platform/testing/measure'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { openServices } from '../../src/clients.ts'
import { accounts } from '../support/services/user.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { Answer, TestGateway, TokenOptions } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const info = (token: string): Promise<Answer> => gateway.get('/auth/v1/user/info', bearer(token))

const refused = { status: 403, body: { code: 403, msg: 'please login first', data: null } }

const createKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  return { key: privateKey, jwk: { ...(await exportJWK(publicKey)), kid } }
}

const sessionCallCount = (): number => gateway.services.calls.filter(({ method }) => method === 'GetSession').length

it('accepts a session token with or without Bearer', async () => {
  const token = await gateway.signToken()
  expect(await info(token)).toMatchObject({ status: 200, body: { code: 200, data: { ...accounts.user, edges: {} } } })
  const withoutScheme = await gateway.get('/auth/v1/user/info', { authorization: token })
  expect(withoutScheme.body.code).toBe(200)
  expect(gateway.services.calls.at(-1)?.ctx.user).toMatchObject({ id: 2, role: 'user', session: { id: 'session-1' } })
})

const nowSeconds = Math.floor(Date.now() / 1000)

it.each<[string, TokenOptions]>([
  ['expired', { claims: { exp: nowSeconds - 10 } }],
  ['not valid yet', { claims: { nbf: nowSeconds + 100 } }],
  ['for another audience', { claims: { aud: 'other-web' } }],
  ['of another issuer', { claims: { iss: 'other' } }],
  ['without an expiry', { claims: { exp: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['without a version', { claims: { ver: undefined } }],
  ['whose subject is not a number', { claims: { sub: 'admin' } }],
  ['of another type', { header: { typ: 'at+jwt' } }],
  ['of an unknown key', { header: { kid: 'key-2' } }],
  ['that names no key', { header: { kid: undefined } }],
])('refuses a token %s without calling a service', async (_, options) => {
  expect(await info(await gateway.signToken(options))).toMatchObject(refused)
  expect(gateway.services.calls).toEqual([])
})

it('refuses a token that is signed with its embedded key', async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const token = await gateway.signToken({ key: privateKey, header: { jwk }, claims: { sub: '1' } })
  expect(await info(token)).toMatchObject(refused)
})

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

it('refuses unsigned, modified and malformed tokens and tokens of another algorithm', async () => {
  const claims = { sub: '1', ver: 0, iss: 'pandex', aud: 'pandex-web', nbf: nowSeconds, exp: nowSeconds + 100 }
  const validToken = await gateway.signToken()
  const forged = [
    `${part({ alg: 'none', kid: 'key-1', typ: 'JWT' })}.${part(claims)}.`,
    `${part({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })}.${part(claims)}.${validToken.split('.')[2]}`,
    `${validToken.split('.')[0]}.${part(claims)}.${validToken.split('.')[2]}`,
    'x',
    'a.b.c',
    'x'.repeat(10_000),
  ]
  for (const token of forged) expect(await info(token)).toMatchObject(refused)
  expect(gateway.services.calls).toEqual([])
})

it('refuses a session that the user service has ended', async () => {
  expect(await info(await gateway.signToken({ claims: { ver: 1 } }))).toMatchObject(refused)
})

const endSessions = (): void =>
  gateway.services.replace({
    user: {
      GetSession: () => Promise.reject(new AppError('unauthenticated', 'user.session_ended', 'please login first')),
    },
  })

it('refuses an ended session at the next call in every replica', async () => {
  const { key, jwk } = await createKey('shared')
  const shared = openServices(gateway.services.addresses, testSecret)
  await using first = await startGateway({ services: shared.services, tokenKeys: [jwk] })
  await using second = await startGateway({ services: shared.services, tokenKeys: [jwk] })
  const token = await first.signToken({ key, header: { kid: 'shared' }, claims: { jti: 'soon-over' } })
  const readInfo = (replica: TestGateway) => replica.get('/auth/v1/user/info', bearer(token))
  for (const replica of [first, second]) expect(await readInfo(replica)).toMatchObject({ status: 200 })
  endSessions()
  for (const replica of [first, second]) expect(await readInfo(replica)).toMatchObject(refused)
  for (const resource of shared.resources) await resource[Symbol.asyncDispose]()
})

it('uses the role of the user service, not of the token', async () => {
  const token = await gateway.signToken({ claims: { sub: '1', role: 'admin', jti: 'demoted' } })
  gateway.services.replace({ user: { GetSession: async () => ({ ...accounts.admin, role: 'user' }) } })
  const answer = await gateway.get('/admin/v1/site_config/all', bearer(token))
  expect(answer).toMatchObject({ status: 403, body: { code: 403, msg: '没有权限' } })
})

it('checks the session at each call that requires it', async () => {
  const token = await gateway.signToken({ claims: { jti: 'many' } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => info(token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(sessionCallCount()).toBe(20)
})

it('caches the identity of a caller briefly where the identity is optional', async () => {
  let tokens = 0
  /** Results are cached for one second: a machine that stalls for longer causes another call. */
  const countSessionCalls = async (): Promise<number> => {
    gateway.services.reset()
    const token = await gateway.signToken({ claims: { jti: `optional-${(tokens += 1)}` } })
    const imports = Array.from({ length: 20 }, () =>
      gateway.post('/v1/task/import_disk', { text: '链接' }, bearer(token)),
    )
    for (const { body } of await Promise.all(imports)) expect(body.code).toBe(200)
    return sessionCallCount()
  }
  expect(await measureMin(1, countSessionCalls)).toBe(1)
  expect(gateway.services.calls.at(-1)?.ctx.user).toMatchObject({ id: 2 })
})

it('accepts tokens of both keys during a key rotation, and none of the removed key', async () => {
  const [old, current] = [await createKey('old'), await createKey('fresh')]
  await using during = await startGateway({ tokenKeys: [old.jwk, current.jwk] })
  await using after = await startGateway({ tokenKeys: [current.jwk] })
  const statusOf = async (at: TestGateway, { key, jwk }: typeof old): Promise<number> =>
    (await at.get('/auth/v1/user/info', bearer(await at.signToken({ key, header: { kid: jwk.kid } })))).status
  expect([await statusOf(during, old), await statusOf(during, current)]).toEqual([200, 200])
  expect([await statusOf(after, old), await statusOf(after, current)]).toEqual([403, 200])
  const wrongKeyId = await after.signToken({ key: old.key, header: { kid: 'fresh' } })
  expect((await after.get('/auth/v1/user/info', bearer(wrongKeyId))).status).toBe(403)
})

it('refuses every session with 503 while the user service fails', async () => {
  const token = await gateway.signToken({ claims: { sub: '1', jti: 'in-the-dark' } })
  expect((await gateway.get('/admin/v1/site_config/all', bearer(token))).status).toBe(200)
  gateway.services.replace({
    user: { GetSession: () => Promise.reject(new AppError('unavailable', 'unavailable', '服务繁忙，请稍后再试')) },
  })
  const answer = await gateway.get('/admin/v1/site_config/all', bearer(token))
  expect(answer).toMatchObject({ status: 503, body: { code: 503, msg: '服务繁忙，请稍后再试', data: null } })
  expect(answer.headers.get('retry-after')).toBe('1')
})

it('accepts an open token in the query or the header, and refuses unknown ones', async () => {
  const text = 'x'
  const path = '/open/task/import_disk'
  expect((await gateway.post(`${path}?token=open-sesame`, { text })).body.code).toBe(200)
  expect((await gateway.post(path, { text }, bearer('open-sesame'))).body.code).toBe(200)
  expect((await gateway.post(path, { text }, { authorization: 'open-sesame' })).body.code).toBe(200)
  expect((await gateway.post(path, { text, token: 'open-sesame' })).status).toBe(403)
  expect((await gateway.post(`${path}?token=guess`, { text })).status).toBe(403)
  expect((await gateway.post(`${path}?token=a&token=open-sesame`, { text })).status).toBe(403)
})

it('accepts session tokens of the configured keys only', async () => {
  const [old, current] = await Promise.all(
    ['key-old', 'key-new'].map(async (kid) => {
      const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
      const sign = (jti: string) => gateway.signToken({ key: privateKey, header: { kid }, claims: { jti } })
      return { jwk: { ...(await exportJWK(publicKey)), kid }, sign }
    }),
  )
  if (!old || !current) throw new Error('two keys were made')
  const statuses = async (tokenKeys: (typeof old.jwk)[]): Promise<number[]> => {
    await using rotated = await startGateway({ tokenKeys })
    const tokens = await Promise.all([old.sign('before'), current.sign('after')])
    return await Promise.all(
      tokens.map(async (token) => (await rotated.get('/auth/v1/user/info', bearer(token))).status),
    )
  }
  expect(await statuses([old.jwk, current.jwk])).toEqual([200, 200])
  expect(await statuses([current.jwk])).toEqual([403, 200])
})
