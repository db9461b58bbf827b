import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import type { ApiInput, ApiOutput, Spec } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import type { ListSpec } from './list-route.ts'
import { useRefreshList } from './use-list.ts'

interface Step<S extends Spec> {
  next: ApiInput<S>
  before: ApiInput<S>
  words: string
}

export const useUndoable = <S extends Spec>(spec: S, refreshes: readonly ListSpec[]) => {
  const refresh = useRefreshList()
  const refreshAll = (): Promise<void> => Promise.all(refreshes.map(refresh)).then(() => undefined)
  const back = useMutation<ApiOutput<S>, Error, ApiInput<S>>({
    mutationFn: (input) => api(spec, input),
    onSuccess: () => toast('success', '已撤销'),
    onSettled: refreshAll,
  })
  return useMutation<ApiOutput<S>, Error, Step<S>>({
    mutationFn: ({ next }) => api(spec, next),
    onSuccess: (_, { before, words }) => toast('success', words, { label: '撤销', run: () => back.mutate(before) }),
    onSettled: refreshAll,
  })
}
