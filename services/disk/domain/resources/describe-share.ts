import type { DiskType } from '@pandex/contracts/share-link'
import { cleanFiles, cleanLine, maxNameLength } from '../text/clean-text.ts'
import type { ShareFacts } from './merge-disk.ts'
import { placeholderName } from './placeholder-name.ts'

/** Facts as a drive reported them, not cleaned. Times are RFC 3339. */
export type ReportedFacts = Partial<
  Record<'disk_name' | 'files' | 'share_user' | 'share_user_id' | 'shared_time', string> & {
    size: number
    file_sizes: readonly number[]
  }
>

export interface ImportValues extends Pick<ShareFacts, 'disk_pass' | 'cate_id' | 'is_mine' | 'weight'> {
  name_hint: string
}

export const noImportValues: ImportValues = { disk_pass: '', cate_id: null, is_mine: false, weight: 0, name_hint: '' }

const nameOf = (
  share: { disk_type: DiskType; disk_id: string },
  driveName: string | undefined,
  hint: string,
): Pick<ShareFacts, 'disk_name' | 'name_source'> => {
  const byDrive = cleanLine(driveName ?? '', maxNameLength)
  if (byDrive !== '') return { disk_name: byDrive, name_source: 'drive' }
  const byText = cleanLine(hint, maxNameLength)
  if (byText !== '') return { disk_name: byText, name_source: 'text' }
  return { disk_name: placeholderName(share.disk_type, share.disk_id), name_source: 'placeholder' }
}

const readTime = (text = ''): Date | null => {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : time
}

const readSize = (size = 0): number => (Number.isSafeInteger(size) && size > 0 ? size : 0)

/** Builds the facts of a share from its drive's answer and its import. Cleans all outside text. */
export const describeShare = (
  share: { disk_type: DiskType; disk_id: string },
  driveName: ReportedFacts,
  { name_hint, ...broughtIn }: ImportValues,
  found: Pick<ShareFacts, 'health' | 'resolved_at'>,
): ShareFacts => ({
  ...broughtIn,
  ...found,
  ...nameOf(share, driveName.disk_name, name_hint),
  ...cleanFiles(driveName.files ?? '', driveName.file_sizes?.map(readSize)),
  share_user: cleanLine(driveName.share_user ?? '', maxNameLength),
  share_user_id: cleanLine(driveName.share_user_id ?? '', maxNameLength),
  shared_time: readTime(driveName.shared_time),
  size: readSize(driveName.size),
})
