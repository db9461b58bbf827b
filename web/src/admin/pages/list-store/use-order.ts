import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import type { ApiOutput } from '../../../lib/api.ts'
import { queryOf } from '../../../lib/queries.ts'
import type { ShownList } from '../../kit/CrudPage.tsx'
import type { RowOf } from '../../kit/list-route.ts'
import { movedOrder } from './order.ts'
import type { Target } from './order.ts'

export const storedList = 'GET /admin/v1/list_store/list'
export type StoredItem = RowOf<typeof storedList>

const longestPage = 100

/** A list's ids as they are now, whole: the call that orders puts what it is not told of behind the rest. */
const fetchOrder = async (type: string): Promise<number[]> => {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { list, total } = await api(storedList, { type, page, size: longestPage })
    ids.push(...list.map(({ id }) => id))
    if (list.length < longestPage || ids.length >= total) return [...new Set(ids)]
  }
}

/**
 * Moves an item within its list. The rows on screen move at once, and back if that fails. Several moves in a row go one after
 * the other, each from the order that it finds.
 */
export const useOrder = (type: string, { state }: ShownList<typeof storedList>) => {
  const client = useQueryClient()
  const { queryKey } = queryOf(state.spec, state.input)
  const mutationKey = ['order', type]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ id, to }: { id: number; to: Target }) =>
      api('POST /admin/v1/list_store/update_order', { type, ids: movedOrder(await fetchOrder(type), id, to) }),
    onMutate: async ({ id, to }) => {
      await client.cancelQueries({ queryKey: [storedList] })
      const before = client.getQueryData<ApiOutput<typeof storedList>>(queryKey)
      if (before) {
        const rows = new Map(before.list.map((row) => [row.id, row]))
        const list = movedOrder([...rows.keys()], id, to).flatMap((one) => rows.get(one) ?? [])
        client.setQueryData(queryKey, { ...before, list })
      }
      return { before }
    },
    onError: (_error, _move, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => {
      // Between two moves the list on the server is not yet the one that is wished.
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey: [storedList] })
      return undefined
    },
  })
}
