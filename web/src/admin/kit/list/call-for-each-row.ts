import { api, failureOf } from '../../../lib/api/api.ts'
import type { ApiInput, Spec } from '../../../lib/api/api.ts'
import type { BulkOutcome } from '../dialogs/BulkFailuresDialog.tsx'

/** Calls a single-row endpoint for each row in sequence and collects the failures. */
export const callForEachRow = async <S extends Spec, R extends { id: number }>(
  spec: S,
  rows: readonly R[],
  inputOf: (row: R) => ApiInput<S>,
): Promise<BulkOutcome> => {
  const failed: { id: number; msg: string }[] = []
  for (const row of rows) {
    try {
      await api(spec, inputOf(row))
    } catch (error) {
      failed.push({ id: row.id, msg: failureOf(error).msg })
    }
  }
  return { done: rows.length - failed.length, failed }
}
