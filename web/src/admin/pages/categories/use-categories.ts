import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import type { Category, CategoryChange } from './category-tree.ts'

const list = queryOf('GET /v1/category/list_all', {})

/** The public call is cached: for some seconds it may return data from before an admin's change. */
const staleTimeMs = 10_000

const upsertCategory = (known: readonly Category[], changed: Category): Category[] =>
  known.some(({ id }) => id === changed.id)
    ? known.map((one) => (one.id === changed.id ? changed : one))
    : [...known, changed]

/**
 * Categories and their mutations. After a change the cache takes the response of the call, because the list may be stale;
 * only a failure refetches the list.
 */
export const useCategories = () => {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({ ...list, staleTime: staleTimeMs })
  const set = (next: (known: Category[]) => Category[]): void => {
    client.setQueryData<Category[]>(list.queryKey, (known) => next(known ?? []))
  }
  const put = (changed: Category): void => set((known) => upsertCategory(known, changed))
  const onError = (): void => void client.invalidateQueries({ queryKey: list.queryKey })
  const create = useMutation({
    mutationFn: (input: ApiInput<'POST /admin/v1/category/create'>) => api('POST /admin/v1/category/create', input),
    onSuccess: put,
    onError,
  })
  const rename = useMutation({
    mutationFn: (input: CategoryChange) => api('POST /admin/v1/category/update', input),
    onSuccess: put,
    onError,
  })
  /** Optimistic: rolled back on failure. */
  const move = useMutation({
    scope: { id: 'category order' },
    mutationFn: async (changes: readonly CategoryChange[]) => {
      for (const change of changes) put(await api('POST /admin/v1/category/update', change))
    },
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: list.queryKey })
      const before = client.getQueryData<Category[]>(list.queryKey)
      const byId = new Map(changes.map((change) => [change.id, change]))
      set((known) => known.map((one) => ({ ...one, ...byId.get(one.id) }) as Category))
      return { before }
    },
    onError: (_error, _changes, context) => {
      set((known) => context?.before ?? known)
      onError()
    },
  })
  const remove = useMutation({
    mutationFn: ({ id }: Category) => api('POST /admin/v1/category/delete', { id }),
    onSuccess: (_, { id }) => set((known) => known.filter((one) => one.id !== id)),
    onError,
  })
  return { list: data, error, retry: () => void refetch(), isFetching, put, create, rename, move, remove }
}
