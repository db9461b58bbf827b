import { useQuery } from '@tanstack/react-query'
import { fetchRows } from '../../kit/list/list-csv.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'

export const goodsList = 'GET /admin/v1/goods/list'
export const couponList = 'GET /admin/v1/coupon/list'

export type Goods = RowOf<typeof goodsList>
export type Coupon = RowOf<typeof couponList>

/** All goods as options, in the order of the shop. */
export const useGoodsOptions = (): { value: string; label: string }[] => {
  const { data } = useQuery({
    queryKey: [goodsList, 'options'],
    queryFn: () => fetchRows(goodsList, {}),
    staleTime: 0,
  })
  return data?.rows.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
}
