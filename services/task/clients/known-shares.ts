import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'

export interface Share {
  disk_type: string
  disk_id: string
}

export const shareKey = ({ disk_type, disk_id }: Share): string => `${disk_type} ${disk_id}`

/** Keys of the shares that are already stored. @throws AppError unavailable if the disk service does not answer */
export const findKnownShares = async (
  disk: Pick<ClientOf<DiskServiceDefinition>, 'FindKnown'>,
  shares: readonly Share[],
  ctx: Context,
): Promise<ReadonlySet<string>> => {
  if (shares.length === 0) return new Set()
  const refs = shares.map(({ disk_type, disk_id }) => ({ disk_type, disk_id }))
  const { list } = await disk.FindKnown({ shares: refs }, ctx)
  return new Set(list.map(shareKey))
}
