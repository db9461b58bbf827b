import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import type { Category, CategoryChange } from './category-tree.ts'

const list = queryOf('GET /v1/category/list_all', {})

/** The public call is cached: for some seconds it may return data from before an admin's change. */
const staleTimeMs = 10_000

const upsertCategory = (previous: readonly Category[], changed: Category): Category[] =>
  previous.some(({ id }) => id === changed.id)
    ? previous.map((category) => (category.id === changed.id ? changed : category))
    : [...previous, changed]

/**
 * Categories and their mutations. After a change the cache takes the response of the call, because the list may be stale;
 * only a failure refetches the list.
 */
export const useCategories = () => {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({ ...list, staleTime: staleTimeMs })
  const updateList = (next: (previous: Category[]) => Category[]): void => {
    client.setQueryData<Category[]>(list.queryKey, (previous) => next(previous ?? []))
  }
  const upsert = (changed: Category): void => updateList((previous) => upsertCategory(previous, changed))
  const onError = (): void => void client.invalidateQueries({ queryKey: list.queryKey })
  const create = useMutation({
    mutationFn: (input: ApiInput<'POST /admin/v1/category/create'>) => api('POST /admin/v1/category/create', input),
    onSuccess: upsert,
    onError,
  })
  const rename = useMutation({
    mutationFn: (input: CategoryChange) => api('POST /admin/v1/category/update', input),
    onSuccess: upsert,
    onError,
  })
  /** Optimistic: rolled back on failure. */
  const move = useMutation({
    scope: { id: 'category order' },
    mutationFn: async (changes: readonly CategoryChange[]) => {
      for (const change of changes) upsert(await api('POST /admin/v1/category/update', change))
    },
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: list.queryKey })
      const before = client.getQueryData<Category[]>(list.queryKey)
      const byId = new Map(changes.map((change) => [change.id, change]))
      updateList((previous) => previous.map((category) => ({ ...category, ...byId.get(category.id) }) as Category))
      return { before }
    },
    onError: (_error, _changes, context) => {
      updateList((previous) => context?.before ?? previous)
      onError()
    },
  })
  const remove = useMutation({
    mutationFn: ({ id }: Category) => api('POST /admin/v1/category/delete', { id }),
    onSuccess: (_, { id }) => updateList((previous) => previous.filter((category) => category.id !== id)),
    onError,
  })
  return { list: data, error, retry: () => void refetch(), isFetching, upsert: upsert, create, rename, move, remove }
}
