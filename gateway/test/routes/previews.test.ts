import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(() => gateway[Symbol.asyncDispose]())

it.each([
  ['/admin/v1/disk/update_batch', { ids: [1], set: { weight: 2 } }],
  ['/admin/v1/disk/update_cate', { ids: [1], cate_id: [2] }],
  ['/admin/v1/disk/delete_many', { ids: [1] }],
  ['/admin/v1/disk_task/update_status', { ids: [1], status: 'approved' }],
])('%s reports that a preview changed nothing', async (path, body) => {
  const call = async (extra: object) =>
    (await gateway.post(path, { ...body, ...extra }, { authorization: gateway.tokens.admin })).body
  expect(await call({ preview: true })).toMatchObject({ code: 200, msg: '预览完成，没有修改任何内容' })
  expect((await call({})).msg).toMatch(/成功/)
})

it('accepts booleans in the filters of the admin area', async () => {
  for (const filter of ['enabled=true', 'is_mine=false', 'deleted=0', 'enabled=yes']) {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await gateway.get(`/admin/v1/disk/list?${filter}`, { authorization: gateway.tokens.admin })
    expect(body).toMatchObject({ code: 200 })
  }
})
