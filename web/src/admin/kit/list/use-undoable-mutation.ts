import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import type { ApiInput, ApiOutput, Spec } from '../../../lib/api/api.ts'
import { toast } from '../../../lib/browser/toast.ts'
import type { ListSpec } from './list-spec.ts'
import { useRefreshList } from './use-list.ts'

interface UndoableChange<S extends Spec> {
  next: ApiInput<S>
  before: ApiInput<S>
  message: string
}

export const useUndoableMutation = <S extends Spec>(spec: S, refreshes: readonly ListSpec[]) => {
  const refresh = useRefreshList()
  const refreshAll = (): Promise<void> => Promise.all(refreshes.map(refresh)).then(() => undefined)
  const undo = useMutation<ApiOutput<S>, Error, ApiInput<S>>({
    mutationFn: (input) => api(spec, input),
    onSuccess: () => toast('success', '已撤销'),
    onSettled: refreshAll,
  })
  return useMutation<ApiOutput<S>, Error, UndoableChange<S>>({
    mutationFn: ({ next }) => api(spec, next),
    onSuccess: (_, { before, message }) => toast('success', message, { label: '撤销', run: () => undo.mutate(before) }),
    onSettled: refreshAll,
  })
}
