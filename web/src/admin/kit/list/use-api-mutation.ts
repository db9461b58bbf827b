import { useMutation } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import type { ApiInput, ApiOutput, Spec } from '../../../lib/api/api.ts'
import { toast } from '../../../lib/browser/toast.ts'
import type { BulkOutcome } from '../dialogs/BulkFailuresDialog.tsx'
import type { ListSpec } from './list-spec.ts'
import { useRefreshList } from './use-list.ts'

export type ApiMutation<S extends Spec> = UseMutationResult<ApiOutput<S>, Error, ApiInput<S>>

interface ApiMutationOptions<S extends Spec> {
  refreshes: readonly ListSpec[]
  /** Success message; omit it if the output needs its own. */
  done?: string
  /** The form shows failures itself. A bulk call whose row failed counts as a failed call. */
  isForm?: boolean
  onDone?: (output: ApiOutput<S>, input: ApiInput<S>) => void
}

/** A write that shows a toast and refetches the given lists. */
export const useApiMutation = <S extends Spec>(spec: S, options: ApiMutationOptions<S>): ApiMutation<S> => {
  const refresh = useRefreshList()
  return useMutation<ApiOutput<S>, Error, ApiInput<S>>({
    mutationFn: async (input) => {
      const output = await api(spec, input)
      if (options.isForm) assertNoFailures(output)
      return output
    },
    meta: { isFailureShown: options.isForm ?? false },
    onSuccess: (output, input) => {
      if (options.done) toast('success', options.done)
      options.onDone?.(output, input)
    },
    // Refetch after a failure as well: the call may have had a partial effect, or another admin may have changed the row.
    onSettled: () => Promise.all(options.refreshes.map(refresh)).then(() => undefined),
  })
}

/** @throws Failure if a bulk call for one row failed */
const assertNoFailures = (output: unknown): void => {
  const { done, failed } = (output ?? {}) as Partial<BulkOutcome>
  const [first] = failed ?? []
  // The output of an import also has `failed`, but no `done`.
  if (done !== undefined && first) throw Object.assign(new Error(first.msg), { code: 0, msg: first.msg, status: 200 })
}
