import { useMutation } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import type { ApiInput, ApiOutput, Spec } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import type { BulkOutcome } from './BulkFailures.tsx'
import type { ListSpec } from './list-route.ts'
import { useRefreshList } from './use-list.ts'

export type Change<S extends Spec> = UseMutationResult<ApiOutput<S>, Error, ApiInput<S>>

interface ChangeOptions<S extends Spec> {
  /** Lists that show what was changed. */
  refreshes: readonly ListSpec[]
  /** The words of success; none where the answer itself has to say more. */
  done?: string
  /** A form shows the failure by itself; and when its one row could not be changed, that is a failure. */
  isForm?: boolean
  onDone?: (output: ApiOutput<S>, input: ApiInput<S>) => void
}

/** A call that changes something: says so, and has the lists that show it asked anew. */
export const useChange = <S extends Spec>(spec: S, options: ChangeOptions<S>): Change<S> => {
  const refresh = useRefreshList()
  return useMutation<ApiOutput<S>, Error, ApiInput<S>>({
    mutationFn: async (input) => {
      const output = await api(spec, input)
      if (options.isForm) refuseFailed(output)
      return output
    },
    meta: { isFailureShown: options.isForm ?? false },
    onSuccess: (output, input) => {
      if (options.done) toast('success', options.done)
      options.onDone?.(output, input)
    },
    // Also after a failure: part of it may have happened, or the row may have been changed by somebody else.
    onSettled: () => Promise.all(options.refreshes.map(refresh)).then(() => undefined),
  })
}

/** @throws Failure when a call for many rows, made for one, could not change it */
const refuseFailed = (output: unknown): void => {
  const { done, failed } = (output ?? {}) as Partial<BulkOutcome>
  const [first] = failed ?? []
  // An import answers failed lines, too; those are its result.
  if (done !== undefined && first) throw Object.assign(new Error(first.msg), { code: 0, msg: first.msg, status: 200 })
}
