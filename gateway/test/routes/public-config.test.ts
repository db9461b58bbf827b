import { unavailableError } from '@pandex/platform/errors'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderHandlers } from '../support/services/order.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(() => gateway[Symbol.asyncDispose]())

/** The public configuration of a site, after the cached one of the site before. */
const read = async (payType: string, ListShopGoods = orderHandlers.ListShopGoods): Promise<Record<string, string>> => {
  const values = { site_basic: randomUUID(), pay_type: payType }
  gateway.services.replace({ config: { ListPublic: async () => ({ values }) }, order: { ListShopGoods } })
  return waitFor(async () => {
    const data = (await gateway.get('/v1/site_config/all')).body.data as Record<string, string>
    return data.site_basic === values.site_basic && data
  })
}

const payable = '{"manual":true}'
const listNone = async () => ({ list: [] })

test('tells pages that the shop is empty while a way to pay is on', async () => {
  expect(await read(payable, listNone)).toMatchObject({ is_shop_empty: 'true' })
  expect(await read(payable)).not.toHaveProperty('is_shop_empty')
})

test.each(['{"manual":false}', '', 'no JSON', '{"manual":7}'])(
  'asks for no goods while no way to pay is on: %s',
  async (payType) => {
    expect(await read(payType, listNone)).not.toHaveProperty('is_shop_empty')
  },
)

test.each([
  ['is down', () => Promise.reject(unavailableError())],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('answers the configuration while the order service %s', async (_, ListShopGoods) => {
  expect(await read(payable, ListShopGoods)).not.toHaveProperty('is_shop_empty')
})
