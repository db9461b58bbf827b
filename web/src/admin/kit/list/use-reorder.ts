import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/queries.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import { reorderIds } from '../table/reorder.ts'
import type { MoveTarget } from '../table/reorder.ts'
import type { ShownList } from './CrudPage.tsx'
import { fetchRows } from './list-csv.ts'
import type { ListSpec } from './list-spec.ts'

export interface Reorder<L extends ListSpec> {
  /** Selects the rows that are ordered together. */
  input: ApiInput<L>
  /** Stores the order of all these rows. */
  save: (ids: number[]) => Promise<unknown>
}

interface OrderedPage {
  list: readonly { id: number }[]
}

/** Moves a row. Optimistic, with a rollback on failure. Concurrent moves run in sequence, each on the current order. */
export const useReorder = <L extends ListSpec>({ state }: ShownList<L>, { input, save }: Reorder<L>) => {
  const client = useQueryClient()
  const { queryKey } = queryOf(state.spec, state.input)
  const mutationKey = ['order', state.spec, JSON.stringify(input)]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ id, to }: { id: number; to: MoveTarget }) => {
      const { rows } = await fetchRows(state.spec, input)
      // A row that moved between two pages while they were read is listed twice.
      const ids = new Set(rows.map((row) => (row as { id: number }).id))
      return save(reorderIds([...ids], id, to))
    },
    onMutate: async ({ id, to }) => {
      await client.cancelQueries({ queryKey: [state.spec] })
      const before = client.getQueryData<OrderedPage>(queryKey)
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
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey: [state.spec] })
      return undefined
    },
  })
}
