import { AppError } from '@pandex/platform/errors'
import type { BulkFailure__Output as BulkFailure } from '@pandex/platform/gen/pandex/common/v1/BulkFailure'

const maxIds = 10_000

export const readIds = ({ ids }: { ids: readonly number[] }): number[] => {
  if (ids.length > maxIds)
    throw new AppError('invalid', 'disk.too_many_ids', `一次最多 ${maxIds} 条`, { fields: ['ids'] })
  return [...new Set(ids)]
}

export const failuresOf = (ids: readonly number[], found: readonly { id: number }[], msg: string): BulkFailure[] => {
  const done = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !done.has(id)).map((id) => ({ id, msg }))
}

export const takenDownMessage = '资源因举报或投诉下架，请在“举报处理”里恢复'
