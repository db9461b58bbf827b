import { generateKeyPair, exportJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AppError } from '@pandex/platform/errors'
import { measureMin } from '@pandex/platform/testing/measure'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { openServices } from '../../src/clients.ts'
import { accounts } from '../support/fake-rows.ts'
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

const sessionQuestions = (): number => gateway.services.calls.filter(({ method }) => method === 'GetSession').length

it('knows a session by its token, with or without the word Bearer', async () => {
  const token = await gateway.signToken()
  expect(await info(token)).toMatchObject({ status: 200, body: { code: 200, data: { ...accounts.user, edges: {} } } })
  const bare = await gateway.get('/auth/v1/user/info', { authorization: token })
  expect(bare.body.code).toBe(200)
  expect(gateway.services.calls.at(-1)?.ctx.user).toMatchObject({ id: 2, role: 'user', session: { id: 'session-1' } })
})

const nowSeconds = Math.floor(Date.now() / 1000)

it.each<[string, TokenOptions]>([
  ['expired', { claims: { exp: nowSeconds - 10 } }],
  ['not valid yet', { claims: { nbf: nowSeconds + 100 } }],
  ['for another audience', { claims: { aud: 'other-web' } }],
  ['of another issuer', { claims: { iss: 'other' } }],
  ['without an end', { claims: { exp: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['without a version', { claims: { ver: undefined } }],
  ['about somebody who is no number', { claims: { sub: 'admin' } }],
  ['of another type', { header: { typ: 'at+jwt' } }],
  ['of a key that is not ours', { header: { kid: 'key-2' } }],
  ['that names no key', { header: { kid: undefined } }],
])('refuses a token %s and asks nobody', async (_, options) => {
  expect(await info(await gateway.signToken(options))).toMatchObject(refused)
  expect(gateway.services.calls).toEqual([])
})

it('refuses a token signed with a key that it brings along', async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const token = await gateway.signToken({ key: privateKey, header: { jwk }, claims: { sub: '1' } })
  expect(await info(token)).toMatchObject(refused)
})

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

it('refuses a token without a signature, one of another algorithm, one that was changed, and what is none', async () => {
  const claims = { sub: '1', ver: 0, iss: 'pandex', aud: 'pandex-web', nbf: nowSeconds, exp: nowSeconds + 100 }
  const good = await gateway.signToken()
  const forged = [
    `${part({ alg: 'none', kid: 'key-1', typ: 'JWT' })}.${part(claims)}.`,
    `${part({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })}.${part(claims)}.${good.split('.')[2]}`,
    `${good.split('.')[0]}.${part(claims)}.${good.split('.')[2]}`,
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

it('refuses a session that has ended at the very next call, in every replica', async () => {
  const { key, jwk } = await createKey('shared')
  const shared = openServices(gateway.services.addresses, testSecret)
  await using one = await startGateway({ services: shared.services, tokenKeys: [jwk] })
  await using two = await startGateway({ services: shared.services, tokenKeys: [jwk] })
  const token = await one.signToken({ key, header: { kid: 'shared' }, claims: { jti: 'soon-over' } })
  const ask = (replica: TestGateway) => replica.get('/auth/v1/user/info', bearer(token))
  for (const replica of [one, two]) expect(await ask(replica)).toMatchObject({ status: 200 })
  endSessions()
  for (const replica of [one, two]) expect(await ask(replica)).toMatchObject(refused)
  for (const resource of shared.resources) await resource[Symbol.asyncDispose]()
})

it('takes the role from the user service at each look, not from the token', async () => {
  const token = await gateway.signToken({ claims: { sub: '1', role: 'admin', jti: 'demoted' } })
  gateway.services.replace({ user: { GetSession: async () => ({ ...accounts.admin, role: 'user' }) } })
  const answer = await gateway.get('/admin/v1/site_config/all', bearer(token))
  expect(answer).toMatchObject({ status: 403, body: { code: 403, msg: '没有权限' } })
})

it('asks about a session at each call that needs one', async () => {
  const token = await gateway.signToken({ claims: { jti: 'many' } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => info(token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(sessionQuestions()).toBe(20)
})

it('remembers for a moment who a caller is where everybody may call', async () => {
  let tokens = 0
  /** Results are cached for one second: a machine that stalls for longer causes another call. */
  const questionsOf20 = async (): Promise<number> => {
    gateway.services.reset()
    const token = await gateway.signToken({ claims: { jti: `optional-${(tokens += 1)}` } })
    const imports = Array.from({ length: 20 }, () =>
      gateway.post('/v1/task/import_disk', { text: '链接' }, bearer(token)),
    )
    for (const { body } of await Promise.all(imports)) expect(body.code).toBe(200)
    return sessionQuestions()
  }
  expect(await measureMin(1, questionsOf20)).toBe(1)
  expect(gateway.services.calls.at(-1)?.ctx.user).toMatchObject({ id: 2 })
})

it('knows tokens of both keys while keys are changed, and no more of the old one when it is gone', async () => {
  const [old, fresh] = [await createKey('old'), await createKey('fresh')]
  await using during = await startGateway({ tokenKeys: [old.jwk, fresh.jwk] })
  await using after = await startGateway({ tokenKeys: [fresh.jwk] })
  const statusOf = async (at: TestGateway, { key, jwk }: typeof old): Promise<number> =>
    (await at.get('/auth/v1/user/info', bearer(await at.signToken({ key, header: { kid: jwk.kid } })))).status
  expect([await statusOf(during, old), await statusOf(during, fresh)]).toEqual([200, 200])
  expect([await statusOf(after, old), await statusOf(after, fresh)]).toEqual([403, 200])
  const borrowedName = await after.signToken({ key: old.key, header: { kid: 'fresh' } })
  expect((await after.get('/auth/v1/user/info', bearer(borrowedName))).status).toBe(403)
})

it('lets nobody in while the user service fails, not even who was in just now, and says that this will pass', async () => {
  const token = await gateway.signToken({ claims: { sub: '1', jti: 'in-the-dark' } })
  expect((await gateway.get('/admin/v1/site_config/all', bearer(token))).status).toBe(200)
  gateway.services.replace({
    user: { GetSession: () => Promise.reject(new AppError('unavailable', 'unavailable', '服务繁忙，请稍后再试')) },
  })
  const answer = await gateway.get('/admin/v1/site_config/all', bearer(token))
  expect(answer).toMatchObject({ status: 503, body: { code: 503, msg: '服务繁忙，请稍后再试', data: null } })
  expect(answer.headers.get('retry-after')).toBe('1')
})

it('takes an open token from the query or the header, and refuses unknown ones', async () => {
  const text = 'x'
  const path = '/open/task/import_disk'
  expect((await gateway.post(`${path}?token=open-sesame`, { text })).body.code).toBe(200)
  expect((await gateway.post(path, { text }, bearer('open-sesame'))).body.code).toBe(200)
  expect((await gateway.post(path, { text }, { authorization: 'open-sesame' })).body.code).toBe(200)
  expect((await gateway.post(path, { text, token: 'open-sesame' })).status).toBe(403)
  expect((await gateway.post(`${path}?token=guess`, { text })).status).toBe(403)
  expect((await gateway.post(`${path}?token=a&token=open-sesame`, { text })).status).toBe(403)
})

it('takes tokens of the old and of the new key while both are known, and none of the old one after that', async () => {
  const [old, fresh] = await Promise.all(
    ['key-old', 'key-new'].map(async (kid) => {
      const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
      const sign = (jti: string) => gateway.signToken({ key: privateKey, header: { kid }, claims: { jti } })
      return { jwk: { ...(await exportJWK(publicKey)), kid }, sign }
    }),
  )
  if (!old || !fresh) throw new Error('two keys were made')
  const statuses = async (tokenKeys: (typeof old.jwk)[]): Promise<number[]> => {
    await using rotated = await startGateway({ tokenKeys })
    const tokens = await Promise.all([old.sign('before'), fresh.sign('after')])
    return await Promise.all(
      tokens.map(async (token) => (await rotated.get('/auth/v1/user/info', bearer(token))).status),
    )
  }
  expect(await statuses([old.jwk, fresh.jwk])).toEqual([200, 200])
  expect(await statuses([fresh.jwk])).toEqual([403, 200])
})
