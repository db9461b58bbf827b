import { createHash } from 'node:crypto'
import type { DiskType } from '@pandex/contracts/share-link'
import { foldName } from '../text/fold-name.ts'
import type { DiskFacts } from './merge-disk.ts'

/** Keys that equal resources share. An empty key equals no other key. */
export interface CopyKeys {
  /** Equal drive, sharer and name: the same content shared again. */
  twin_key: string
  /** Equal name and size, from any sharer at any drive. */
  copy_key: string
}

type Compared = Pick<DiskFacts, 'disk_name' | 'name_source' | 'share_user' | 'share_user_id' | 'size'>

/** 128 bits: no accidental collisions among millions of names. */
const keyLength = 32

const toKey = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, keyLength)

/** Identifies the sharer by id, otherwise by name. Masked names (`张**`) are ambiguous and do not count. */
const sharerOf = ({ share_user, share_user_id }: Compared): string | undefined => {
  if (share_user_id !== '') return `id:${share_user_id}`
  const name = foldName(share_user)
  return name === '' || share_user.includes('*') ? undefined : `name:${name}`
}

/** Only name and size from a drive give keys; text from an import is unreliable. */
export const copyKeysOf = (diskType: DiskType, facts: Compared): CopyKeys => {
  const name = foldName(facts.disk_name)
  if (facts.name_source !== 'drive' || name === '') return { twin_key: '', copy_key: '' }
  const sharer = sharerOf(facts)
  return {
    twin_key: sharer === undefined ? '' : toKey('twin', diskType, sharer, name),
    copy_key: facts.size > 0 ? toKey('copy', name, String(facts.size)) : '',
  }
}
