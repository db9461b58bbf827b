import { AppError } from '../errors.ts'
import type { BulkFailure__Output as BulkFailure } from '../gen/pandex/common/v1/BulkFailure.ts'

/** The ids of a bulk call, each once. @param service names the service in the error's code @throws AppError invalid <service>.too_many_ids */
export const readIds = (service: string, ids: readonly number[], max: number): number[] => {
  if (ids.length > max)
    throw new AppError('invalid', `${service}.too_many_ids`, `一次最多 ${max} 条`, { fields: ['ids'] })
  return [...new Set(ids)]
}

/** One failure per id that is not among the found rows. */
export const failuresOf = (ids: readonly number[], found: readonly { id: number }[], msg: string): BulkFailure[] => {
  const done = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !done.has(id)).map((id) => ({ id, msg }))
}
