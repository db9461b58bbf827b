import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditRow } from '../support/services/config.ts'
import { account } from '../support/services/user.ts'
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

const rows = Array.from({ length: 2_500 }, (_, index) => ({ ...auditRow, id: index * 2 + 1, target: `user:${index}` }))

it('sends every entry of the filter once, oldest first, as safe CSV', async () => {
  const dangerous = { ...auditRow, id: 9_999, target: '=cmd|1' }
  const all = [...rows, dangerous]
  gateway.services.replace({
    config: {
      ListAudit: async ({ after_id }) => ({
        list: all.filter(({ id }) => id > (after_id ?? 0)).slice(0, 1_000),
        total: 0,
      }),
    },
  })
  const response = await fetch(`${gateway.url}/admin/v1/audit/export?who=7&action=user.`, {
    headers: bearer(gateway.tokens.admin),
  })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = Buffer.from(await response.arrayBuffer())
    .toString()
    .split('\r\n')
  expect(lines[0]).toBe('\uFEFFcreate_time,admin_id,action,target,changes,client_address,request_id')
  expect(lines.slice(1, -1).map((line) => line.split(',')[3])).toEqual([...rows.map(({ target }) => target), "'=cmd|1"])
  const requests = gateway.services.calls.filter(({ method }) => method === 'ListAudit')
  expect(requests.map(({ request }) => request.after_id)).toEqual([0, 1_999, 3_999])
  expect(requests[0]?.request).toMatchObject({ admin_ids: [7], action: 'user.' })
})

const listed = async (who: string) => {
  const { body } = await gateway.get(
    `/admin/v1/audit/list?who=${encodeURIComponent(who)}`,
    bearer(gateway.tokens.admin),
  )
  return {
    body,
    adminIds: gateway.services.calls.flatMap(({ method, request }) =>
      method === 'ListAudit' ? [request.admin_ids] : [],
    ),
  }
}

it('finds admins by a part of the name, also those that are no admins any more', async () => {
  gateway.services.replace({
    user: {
      ListUsers: async () => ({
        list: [
          { ...account, id: 9 },
          { ...account, id: 4, role: 'user' },
        ],
        total: 2,
      }),
    },
  })
  expect((await listed(' mei ')).adminIds).toEqual([[9, 4]])
  const [search] = gateway.services.calls.filter(({ method }) => method === 'ListUsers')
  expect(search?.request).toMatchObject({ q: 'mei', role: '', page: { size: 100, order_by: 'role', order: 'asc' } })
})

it.each([
  ['an id', '7', [7]],
  ['nothing', '', []],
])('asks the user service about no one when the filter is %s', async (_kind, who, adminIds) => {
  expect((await listed(who)).adminIds).toEqual([adminIds])
  expect(gateway.services.calls.map(({ method }) => method)).not.toContain('ListUsers')
})

it('lists and exports nothing of a name without an account', async () => {
  gateway.services.replace({ user: { ListUsers: async () => ({ list: [], total: 0 }) } })
  expect(await listed('nobody')).toMatchObject({ adminIds: [], body: { data: { list: [], total: 0 } } })
  const response = await fetch(`${gateway.url}/admin/v1/audit/export?who=nobody`, {
    headers: bearer(gateway.tokens.admin),
  })
  expect((await response.text()).split('\r\n')).toHaveLength(2)
})

it('refuses clients other than admins', async () => {
  for (const headers of [{}, bearer(gateway.tokens.user), bearer('open-sesame')])
    expect(await gateway.get('/admin/v1/audit/export', headers)).toMatchObject({ status: 403, body: { data: null } })
  expect(gateway.services.calls.map(({ method }) => method)).not.toContain('ListAudit')
})
