import type { Bans } from '@pandex/contracts/bans/bans'
import { AppError } from '@pandex/platform/errors'
import type { Disk__Output as Disk } from '@pandex/platform/gen/pandex/disk/v1/Disk'
import type { ListDisksRequest__Output as ListDisksRequest } from '@pandex/platform/gen/pandex/disk/v1/ListDisksRequest'
import { diskTypes } from '@pandex/contracts/share-link'
import { publicTextsOf } from '../../domain/resources/hide-share.ts'
import { sharedTimeOf } from '../../domain/resources/shared-time.ts'
import type { ListWindow, ListedDisk } from '../../repositories/resources/disk-lists.ts'

const defaultSize = 20
const maxSize = 50
/** Later pages are empty. */
const maxPage = 200

const timeOf = (time: Date | null): string => time?.toISOString() ?? ''

export const toListItem = ({ decompress_password, ...disk }: ListedDisk): Disk => ({
  ...disk,
  ...publicTextsOf({ ...disk, decompress_password }),
  cate_id: disk.cate_id ?? 0,
  shared_time: sharedTimeOf(disk).toISOString(),
  create_time: timeOf(disk.create_time),
  update_time: timeOf(disk.update_time),
  checked_at: timeOf(disk.checked_at),
  deleted_at: '',
  dead_since: timeOf(disk.dead_since),
  enabled: true,
  disk_id: '',
  disk_pass: '',
  link: '',
  files: '',
  file_sizes: [],
  share_user_id: '',
  edges: {},
  policy: null,
})

export const listWindowOf = (
  { page, type }: Pick<ListDisksRequest, 'page' | 'type'>,
  bans: Bans,
  lastPage = maxPage,
): ListWindow | undefined => {
  if (type !== '' && !diskTypes.some((known) => known === type))
    throw new AppError('invalid', 'disk.type_unknown', '参数错误', { fields: ['type'] })
  const limit = Math.min(page?.size || defaultSize, maxSize)
  const number = page?.page || 1
  return number > lastPage ? undefined : { type, bans, limit, offset: (number - 1) * limit }
}
