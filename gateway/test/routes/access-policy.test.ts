/** Tests that a response that depends on its caller reaches no other client. */
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disk } from '../support/services/disk.ts'
import { hit, searchReply } from '../support/services/search.ts'
import { accounts } from '../support/services/user.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { Answer, TestGateway } from '../support/test-gateway.ts'
import { withoutSessionCalls } from '../support/route-calls.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'

const canary = 'https://pan.quark.cn/s/paid-for'

/** Manual clock of the cache, independent of the speed of the machine. */
const startedAt = Date.now()
let elapsedMs = 0

let webBuild: FakeWebBuild
let gateway: TestGateway

beforeAll(async () => {
  webBuild = await buildFakeWebBuild()
  gateway = await startGateway({ web: webBuild.web, shared: () => ({ now: () => startedAt + elapsedMs }) })
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  webBuild[Symbol.dispose]()
})

const nothingPaid = { link: '', disk_id: '', disk_pass: '' }
const refused = { kind: 'coin', cost_coin: 3, bought: false, allowed: false, refusal: 'buy', free_left: 0, refunded: 0 }

/** A resource that only `user` has bought. */
const GetDoc = async ({ doc_id }: { doc_id: string }, { user }: Context) =>
  user?.id === accounts.user.id
    ? { ...disk, doc_id, link: canary, policy: { ...refused, bought: true, allowed: true, refusal: '' } }
    : { ...disk, doc_id, ...nothingPaid, policy: refused }

const serveRestrictedDoc = (): void => gateway.services.replace({ disk: { GetDoc } })

let next = 0
const newDoc = (): string => `/v1/disk/doc/d${(next += 1)}`

const buyerHeaders = () => bearer(gateway.tokens.user)
const otherUserHeaders = async () => bearer(await gateway.signToken({ claims: { sub: String(accounts.other.id) } }))

const linkOf = ({ body }: Answer): string => (body.data as { link: string }).link

it('answers an anonymous client with the requirement and the row without restricted fields', async () => {
  serveRestrictedDoc()
  const { status, headers, body } = await gateway.get(newDoc())
  expect(status).toBe(200)
  expect(body).toMatchObject({ code: 410, msg: '请先购买', data: { disk_name: disk.disk_name, link: '' } })
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('vary')).toContain('Authorization')
})

it.each([
  ['dead', 401, '网盘资源失效'],
  ['login', 405, '请先登录'],
  ['vip', 409, '会员专享'],
  ['buy', 410, '请先购买'],
])('answers the refusal %s with code %i', async (refusal, code, msg) => {
  gateway.services.replace({ disk: { GetDoc: async () => ({ ...disk, policy: { ...refused, refusal } }) } })
  expect((await gateway.get(newDoc())).body).toMatchObject({ code, msg, data: { policy: { refusal } } })
})

it('answers a buyer with the paid fields and no-store', async () => {
  serveRestrictedDoc()
  const path = newDoc()
  await gateway.get(path)
  const bought = await gateway.get(path, buyerHeaders())
  expect(bought.body.code).toBe(200)
  expect(linkOf(bought)).toBe(canary)
  expect(bought.headers.get('cache-control')).toBe('no-store')
  expect(bought.headers.get('etag')).toBeNull()
})

it('separates concurrent and stale responses by caller', async () => {
  serveRestrictedDoc()
  const path = newDoc()
  const callAsAll = async (): Promise<void> => {
    const other = await otherUserHeaders()
    const calls = Array.from({ length: 24 }, async (_, index) => {
      const headers = [{}, buyerHeaders(), other, bearer('no-token-of-ours')][index % 4]
      const answer = await gateway.get(path, headers)
      expect([index % 4, linkOf(answer), answer.body.code]).toEqual(
        index % 4 === 1 ? [1, canary, 200] : [index % 4, '', 410],
      )
    })
    await Promise.all(calls)
  }
  await callAsAll()
  const anonymousCallCount = () =>
    withoutSessionCalls(gateway.services.calls).filter(({ ctx }) => ctx.clientAddress === 'anybody').length
  const before = anonymousCallCount()
  elapsedMs += 31_000
  await callAsAll()
  await expect.poll(anonymousCallCount).toBe(before + 2)
  await callAsAll()
})

it('gives a buyer 503 and an anonymous client no link while the service is unavailable', async () => {
  serveRestrictedDoc()
  const path = newDoc()
  await gateway.get(path)
  await gateway.get(path, buyerHeaders())
  gateway.services.replace({ disk: { GetDoc: () => Promise.reject(unavailableError()) } })
  expect((await gateway.get(path, buyerHeaders())).status).toBe(503)
  expect(linkOf(await gateway.get(path))).toBe('')
})

it('shares one response without identifying callers when the anonymous response is no refusal', async () => {
  const path = newDoc()
  const pending = () => new Promise<never>(() => undefined)
  gateway.services.replace({ disk: { GetDoc: async () => disk }, user: { GetSession: pending } })
  const answers = await Promise.all([
    gateway.get(path),
    gateway.get(path, buyerHeaders()),
    gateway.get(path, bearer('bad')),
  ])
  expect(answers.map(({ body }) => body.code)).toEqual([200, 200, 200])
  const reads = gateway.services.calls.filter(({ method }) => method !== 'GetSession')
  expect(reads.map(({ method }) => method)).toEqual(['GetDoc', 'FindRelated'])
})

it.each(['failed_precondition', 'unauthenticated', 'not_found'] as const)(
  "repeats the call with the caller's identity after the anonymous refusal %s",
  async (kind) => {
    const SearchDisk = async ({ q }: { q: string }, { user }: Context) => {
      if (!user) throw new AppError(kind, 'search.login_required', '请先登录')
      return searchReply([{ ...hit, disk_name: `${q} ${user.id}` }])
    }
    gateway.services.replace({ search: { SearchDisk } })
    const search = (headers?: Record<string, string>) =>
      gateway.post('/v1/search/disk', { q: `for ${kind}`, page: 9 }, headers)
    const [anonymous, identified, forged] = await Promise.all([search(), search(buyerHeaders()), search(bearer('bad'))])
    expect(anonymous.body).toMatchObject({ code: 405, data: null })
    expect(forged.body).toEqual(anonymous.body)
    expect(identified.body).toMatchObject({ code: 200, data: { list: [{ disk_name: `for ${kind} 2` }] } })
    expect(identified.headers.get('cache-control')).toBe('no-store')
  },
)

it("does not repeat an invalid request with the caller's identity", async () => {
  const SearchDisk = () => Promise.reject(new AppError('invalid', 'search.query_refused', '不能搜索'))
  gateway.services.replace({ search: { SearchDisk } })
  await gateway.post('/v1/search/disk', { q: 'wrong' }, buyerHeaders())
  expect(withoutSessionCalls(gateway.services.calls)).toHaveLength(1)
})

it('answers 503 while the user service is unavailable, instead of treating a buyer as anonymous', async () => {
  gateway.services.replace({ disk: { GetDoc }, user: { GetSession: () => Promise.reject(unavailableError()) } })
  const other = bearer(await gateway.signToken({ claims: { sub: String(accounts.user.id), jti: 'another' } }))
  expect((await gateway.get(newDoc(), other)).status).toBe(503)
})

it('renders a page anonymously for every visitor', async () => {
  serveRestrictedDoc()
  const read = async (headers: Record<string, string>): Promise<[number, string]> => {
    const response = await fetch(`${gateway.url}/doc/page-1`, { headers })
    return [response.status, await response.text()]
  }
  const [anonymousPage, buyerPage] = [await read({}), await read(buyerHeaders())]
  expect(buyerPage).toEqual(anonymousPage)
  expect(anonymousPage[0]).toBe(200)
  expect(anonymousPage[1]).not.toContain(canary)
  expect(JSON.parse(anonymousPage[1].replace('<!doctype html>', ''))).toMatchObject({
    failure: { code: 410, msg: '请先购买', status: 200, data: { disk_name: disk.disk_name, link: '' } },
  })
})
