import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import type { ShownList } from '../../kit/list/CrudPage.tsx'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { reorderIds } from '../../kit/table/reorder.ts'
import type { MoveTarget } from '../../kit/table/reorder.ts'

export const storedList = 'GET /admin/v1/list_store/list'
export type StoredItem = RowOf<typeof storedList>

const maxPageSize = 100

/** Loads all ids of a list: the reorder call puts unlisted ids behind the listed ones. */
const fetchOrder = async (type: string): Promise<number[]> => {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { list, total } = await api(storedList, { type, page, size: maxPageSize })
    ids.push(...list.map(({ id }) => id))
    if (list.length < maxPageSize || ids.length >= total) return [...new Set(ids)]
  }
}

/** Moves an item. Optimistic, with a rollback on failure. Concurrent moves run in sequence, each on the current order. */
export const useReorder = (type: string, { state }: ShownList<typeof storedList>) => {
  const client = useQueryClient()
  const { queryKey } = queryOf(state.spec, state.input)
  const mutationKey = ['order', type]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ id, to }: { id: number; to: MoveTarget }) =>
      api('POST /admin/v1/list_store/update_order', { type, ids: reorderIds(await fetchOrder(type), id, to) }),
    onMutate: async ({ id, to }) => {
      await client.cancelQueries({ queryKey: [storedList] })
      const before = client.getQueryData<ApiOutput<typeof storedList>>(queryKey)
      if (before) {
        const rows = new Map(before.list.map((row) => [row.id, row]))
        const list = reorderIds([...rows.keys()], id, to).flatMap((rowId) => rows.get(rowId) ?? [])
        client.setQueryData(queryKey, { ...before, list })
      }
      return { before }
    },
    onError: (_error, _move, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => {
      // Until the last queued move, the server's order would overwrite the optimistic one.
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey: [storedList] })
      return undefined
    },
  })
}
