import { unavailableError } from '@pandex/platform/errors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { blacklistEntry } from '../support/services/config.ts'
import type { Replacements } from '../support/fake-services.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

type ListBlacklist = NonNullable<NonNullable<Replacements['config']>['ListBlacklist']>

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const entries = Array.from({ length: 12_000 }, (_, index) => ({
  ...blacklistEntry,
  // Gaps, as in a table with deleted rows.
  id: index * 3 + 1,
  ip: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  reason: `原因 ${index}`,
}))

const listEntries: ListBlacklist = async ({ after_id, page }) => ({
  list: entries.filter(({ id }) => id > (after_id ?? 0)).slice(0, page?.size ?? 0),
  total: entries.length,
})

const download = (): Promise<Response> =>
  fetch(`${gateway.url}/admin/v1/blacklist/export`, { headers: bearer(gateway.tokens.admin) })

const textOf = async (response: Response): Promise<string> => Buffer.from(await response.arrayBuffer()).toString()

it('sends every entry once and in order, across pages', async () => {
  gateway.services.replace({ config: { ListBlacklist: listEntries } })
  const response = await download()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="blacklist.csv"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const lines = (await textOf(response)).split('\r\n')
  expect(lines).toEqual(['\uFEFFip,reason', ...entries.map(({ ip, reason }) => `${ip},${reason}`), ''])
  const requests = gateway.services.calls.filter(({ method }) => method === 'ListBlacklist')
  expect(requests.map(({ request }) => request.after_id)).toEqual([0, entries[4_999]?.id, entries[9_999]?.id])
})

it('sends the first entries while the others are still loading', async () => {
  const released = Promise.withResolvers<void>()
  gateway.services.replace({
    config: {
      ListBlacklist: async (request, ctx) => {
        if (request.after_id) await released.promise
        return listEntries(request, ctx)
      },
    },
  })
  const response = await download()
  const reader = response.body?.getReader()
  const first = await reader?.read()
  expect(Buffer.from(first?.value ?? []).toString()).toMatch(/^\uFEFFip,reason\r\n10\.0\.0\.0,原因 0\r\n/)
  released.resolve()
  let isDone = false
  while (!isDone) isDone = (await reader?.read())?.done ?? true
})

it('escapes formulas, quotes, commas and line breaks', async () => {
  const reasons = [
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    'a,b',
    'say "no"',
    'two\nlines',
    '原因',
  ]
  gateway.services.replace({
    config: {
      ListBlacklist: async () => ({
        list: reasons.map((reason, index) => ({ ...blacklistEntry, id: index + 1, reason })),
        total: reasons.length,
      }),
    },
  })
  const cells = [
    `"'=HYPERLINK(""http://evil.example"")"`,
    "'+1",
    "'-1+1",
    "'@SUM(A1)",
    "'\t=1",
    `"'\r=1"`,
    '"a,b"',
    '"say ""no"""',
    '"two\nlines"',
    '原因',
  ]
  const expected = ['\uFEFFip,reason', ...cells.map((cell) => `${blacklistEntry.ip},${cell}`), ''].join('\r\n')
  expect(await textOf(await download())).toBe(expected)
})

it('sends only the header of an empty list', async () => {
  gateway.services.replace({ config: { ListBlacklist: async () => ({ list: [], total: 0 }) } })
  expect(await textOf(await download())).toBe('\uFEFFip,reason\r\n')
})

it('answers with an envelope when loading fails before the first byte', async () => {
  gateway.services.replace({ config: { ListBlacklist: () => Promise.reject(unavailableError()) } })
  const response = await download()
  expect(response.status).toBe(503)
  expect(response.headers.get('content-disposition')).toBeNull()
  expect(await response.json()).toEqual({ code: 503, msg: '服务繁忙，请稍后再试', data: null })
})

it('aborts the response when loading fails later', async () => {
  gateway.services.replace({
    config: {
      ListBlacklist: (request, ctx) =>
        request.after_id ? Promise.reject(unavailableError()) : listEntries(request, ctx),
    },
  })
  const response = await download()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
  await expect
    .poll(() =>
      gateway.logLines.some(({ status, route }) => status === 499 && route === 'GET /admin/v1/blacklist/export'),
    )
    .toBe(true)
})

it('stops loading when the client disconnects', async () => {
  const controller = new AbortController()
  const aborted = Promise.withResolvers<void>()
  gateway.services.replace({
    config: {
      ListBlacklist: (request, ctx) => {
        if (!request.after_id) return listEntries(request, ctx)
        ctx.signal.addEventListener('abort', () => aborted.resolve())
        return new Promise(() => undefined)
      },
    },
  })
  const headers = bearer(gateway.tokens.admin)
  const response = await fetch(`${gateway.url}/admin/v1/blacklist/export`, { headers, signal: controller.signal })
  await response.body?.getReader().read()
  await expect.poll(() => gateway.services.calls.at(-1)?.request.after_id).toBe(entries[4_999]?.id)
  controller.abort()
  await aborted.promise
  expect(gateway.services.calls.filter(({ method }) => method === 'ListBlacklist')).toHaveLength(2)
})

it('passes its filter to the service', async () => {
  await fetch(`${gateway.url}/admin/v1/blacklist/export?enabled=yes`, { headers: bearer(gateway.tokens.admin) })
  expect(gateway.services.calls.at(-1)?.request).toMatchObject({ enabled: 'yes', after_id: 0 })
})

it('refuses clients other than admins', async () => {
  for (const headers of [{}, bearer(gateway.tokens.user), bearer('open-sesame')]) {
    const answer = await gateway.get('/admin/v1/blacklist/export', headers)
    expect(answer).toMatchObject({ status: 403, body: { code: 403, data: null } })
  }
  expect(gateway.services.calls.map(({ method }) => method)).not.toContain('ListBlacklist')
})
