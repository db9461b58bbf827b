import { selectSettings } from '@pandex/contracts/settings/select-settings'
import type { ConfigMap__Output as ConfigMap } from '@pandex/platform/gen/pandex/config/v1/ConfigMap'
import { config, order } from '../clients.ts'
import type { RouteContext } from '../clients.ts'

/** Every page waits for the configuration. */
const maxShopMs = 300

const select = selectSettings(['pay_type'])

/** A failed call counts as a stocked shop: a missing link hides the shop, an empty shop page explains itself. */
const isShopEmpty = async ({ values }: ConfigMap, ctx: RouteContext): Promise<boolean> => {
  const deadlineMs = Math.min(ctx.deadlineMs, Date.now() + maxShopMs)
  try {
    if (!Object.values(select(values).pay_type).includes(true)) return false
    const { list } = await order.ListShopGoods({}, { ...ctx, deadlineMs })
    return list.length === 0
  } catch {
    return false
  }
}

/** Adds `is_shop_empty` while a way to pay is on, but nothing is on the shelf. Sites without payments never ask the order service. */
export const listPublicConfig = async (request: object, ctx: RouteContext): Promise<ConfigMap> => {
  const reply = await config.ListPublic(request, ctx)
  if (!(await isShopEmpty(reply, ctx))) return reply
  return { ...reply, values: { ...reply.values, is_shop_empty: 'true' } }
}
