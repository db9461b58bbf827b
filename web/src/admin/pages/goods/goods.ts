import type { RowOf } from '../../kit/list/list-spec.ts'

export const goodsList = 'GET /admin/v1/goods/list'
export const couponList = 'GET /admin/v1/coupon/list'

export type Goods = RowOf<typeof goodsList>
export type Coupon = RowOf<typeof couponList>
