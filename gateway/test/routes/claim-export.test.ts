import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { claimLogEntry } from '../support/services/disk.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const download = (token: string): Promise<Response> =>
  fetch(`${gateway.url}/admin/v1/claim/export`, { headers: bearer(token) })

const textOf = async (response: Response): Promise<string> => Buffer.from(await response.arrayBuffer()).toString()

it('exports every step of all claims once and in order, across pages, without formulas', async () => {
  const steps = Array.from({ length: 2_500 }, (_, index) => ({
    ...claimLogEntry,
    id: index * 2 + 1,
    note: index === 0 ? '=1+1' : `依据 ${index}`,
  }))
  gateway.services.replace({
    disk: {
      ListClaimLog: async ({ after_id, size }) => ({
        list: steps.filter(({ id }) => id > (after_id ?? 0)).slice(0, size),
      }),
    },
  })
  const response = await download(gateway.tokens.admin)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="copyright-claims.csv"')
  const lines = (await textOf(response)).split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFstep_id,time,claim_id,/)
  expect(lines[1]).toMatch(/^1,.*,'=1\+1$/)
  expect(lines.slice(1, -1).map((line) => Number(line.split(',')[0]))).toEqual(steps.map(({ id }) => id))
})

it('refuses clients other than admins', async () => {
  for (const token of [gateway.tokens.user, 'nonsense']) expect((await download(token)).status).toBe(403)
  expect(gateway.services.calls.map(({ method }) => method)).not.toContain('ListClaimLog')
})
