import { createHash } from 'node:crypto'
import type { DiskType } from '@pandex/platform/share-link'
import { foldName } from './fold-name.ts'
import type { DiskFacts } from './merge-disk.ts'

/** What a resource has in common with others that are the same. An empty key is like no other's. */
export interface CopyKeys {
  /** The same name by the same sharer at the same drive: the same thing shared once more. */
  twin_key: string
  /** The same name and the same bytes, whoever shares it and where. */
  copy_key: string
}

type Compared = Pick<DiskFacts, 'disk_name' | 'name_source' | 'share_user' | 'share_user_id' | 'size'>

/** The longest name of a hash that is never met twice by chance among some millions. */
const keyLength = 32

const toKey = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, keyLength)

/** Who shares: an id, else a name. Drives mask names as `张**`, and many are called so. */
const sharerOf = ({ share_user, share_user_id }: Compared): string | undefined => {
  if (share_user_id !== '') return `id:${share_user_id}`
  const name = foldName(share_user)
  return name === '' || share_user.includes('*') ? undefined : `name:${name}`
}

/** Only a drive says what a share is called and how large it is: what a text says of it makes it like no other. */
export const copyKeysOf = (diskType: DiskType, facts: Compared): CopyKeys => {
  const name = foldName(facts.disk_name)
  if (facts.name_source !== 'drive' || name === '') return { twin_key: '', copy_key: '' }
  const sharer = sharerOf(facts)
  return {
    twin_key: sharer === undefined ? '' : toKey('twin', diskType, sharer, name),
    copy_key: facts.size > 0 ? toKey('copy', name, String(facts.size)) : '',
  }
}
