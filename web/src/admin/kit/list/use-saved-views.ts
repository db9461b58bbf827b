import { listViewLimits } from '@pandex/contracts/list-view'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../lib/api/api.ts'
import type { ApiInput, ApiOutput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { toast } from '../../../lib/browser/toast.ts'
import type { LocalView, TablePreferences } from '../table/table-preferences.ts'
import type { ListSpec } from './list-spec.ts'
import type { ListState } from './use-list-state.ts'

const list = 'GET /admin/v1/list_view/list'
const save = 'POST /admin/v1/list_view/save'
const remove = 'POST /admin/v1/list_view/delete'

export type SavedView = ApiOutput<typeof list>[number]

/** `user/list` of `GET /admin/v1/user/list`. */
const listNameOf = (spec: ListSpec): string => spec.replace('GET /admin/v1/', '')

/** The view as the save call takes it; the answer of the list has further fields. */
const inputOf = ({ list: name, title, query, columns, shared }: SavedView): ApiInput<typeof save> => ({
  list: name,
  title,
  query,
  shared,
  ...(columns && { columns }),
})

export interface SavedViews {
  views: readonly SavedView[] | undefined
  error: unknown
  isPending: boolean
  /** Saves the current filters, order and columns; replaces the admin's view of the same title. */
  save: (title: string, shared: boolean) => void
  share: (view: SavedView, shared: boolean) => void
  remove: (view: SavedView) => void
  open: (view: SavedView) => void
  /** Moves the views that earlier versions kept in this browser to the server. */
  upload: () => void
}

/**
 * The saved views of a list: the admin's own and those that others share. Opens the view that the address names.
 * @param isNeeded whether to load them
 */
export const useSavedViews = <S extends ListSpec>(
  state: ListState<S>,
  preferences: TablePreferences,
  isNeeded: boolean,
): SavedViews => {
  const client = useQueryClient()
  const name = listNameOf(state.spec)
  const { linkedView } = state
  const { data: views, error } = useQuery({
    ...queryOf(list, { list: name }),
    staleTime: 0,
    enabled: isNeeded || linkedView !== '',
  })
  const refresh = () => client.invalidateQueries({ queryKey: [list] })
  const saving = useMutation({ mutationFn: (input: ApiInput<typeof save>) => api(save, input), onSettled: refresh })
  const removing = useMutation({ mutationFn: ({ id }: SavedView) => api(remove, { ids: [id] }), onSettled: refresh })
  const uploading = useMutation({
    mutationFn: async () => {
      const own = (await api(list, { list: name })).filter((view) => view.own)
      for (const local of preferences.localViews) {
        const title = titleOf(local)
        const namesake = own.find((view) => view.title === title)
        if (namesake?.query !== local.query)
          await api(save, { list: name, title: namesake ? `${title}（本机）` : title, query: local.query })
        preferences.removeLocalView(local.name)
      }
    },
    onSettled: refresh,
  })
  const open = ({ query, columns }: SavedView): void => {
    if (columns) preferences.setColumns(columns)
    state.openView(query)
  }
  const linked = views?.find(({ id }) => String(id) === linkedView)
  useEffect(() => {
    if (linkedView === '' || !views) return
    if (linked) open(linked)
    else {
      toast('error', '没有这个视图：它已被删除，或者没有共享')
      state.closeLink()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- state and preferences are new objects on every render
  }, [linkedView, views])
  return {
    views,
    error,
    isPending: saving.isPending || uploading.isPending,
    save: (title, shared) =>
      saving.mutate(
        { list: name, title, query: state.view, columns: preferences.columns, shared },
        { onSuccess: () => toast('success', `已保存视图 ${title}`) },
      ),
    share: (view, shared) => saving.mutate({ ...inputOf(view), shared }),
    remove: (view) =>
      removing.mutate(view, {
        onSuccess: ({ failed: [failure] }) => {
          const undo = { label: '撤销', run: () => saving.mutate(inputOf(view)) }
          if (failure) toast('error', failure.msg)
          // Saving the view again would make this admin its owner.
          else toast('success', `已删除视图 ${view.title}`, view.own ? undo : undefined)
        },
      }),
    open,
    upload: () => uploading.mutate(),
  }
}

/** Leaves room for a suffix. */
const titleOf = ({ name, query }: LocalView): string => (name.trim() || query).slice(0, listViewLimits.titleLength - 4)
