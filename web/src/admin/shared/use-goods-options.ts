import { useQuery } from '@tanstack/react-query'
import { fetchRows } from '../kit/list/list-csv.ts'

const goodsList = 'GET /admin/v1/goods/list'

/** All goods as options, in the order of the shop. */
export const useGoodsOptions = (): { value: string; label: string }[] => {
  const { data } = useQuery({
    queryKey: [goodsList, 'options'],
    queryFn: () => fetchRows(goodsList, {}),
    staleTime: 0,
  })
  return data?.rows.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
}
