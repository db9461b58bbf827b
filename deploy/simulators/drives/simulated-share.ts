import { createHash } from 'node:crypto'
import type { DiskType } from '@pandex/platform/share-link'

/** What became of a share; `empty`: its files were deleted one by one. A drive that has no word for one uses its nearest. */
export const shareStates = ['valid', 'dead', 'cancelled', 'expired', 'illegal', 'sharer_banned', 'empty'] as const

export type ShareState = (typeof shareStates)[number]

export interface SimulatedShare {
  disk_type: DiskType
  disk_id: string
  /** Empty: open to everybody. */
  disk_pass: string
  title: string
  /**
   * Paths are joined by `/`, folders are made as needed; a path that ends in `/` is an empty folder, and `%2F`
   * stands for a slash of a name. Sizes in bytes.
   */
  files: { path: string; size: number }[]
  share_user: string
  share_user_id: string
  /** RFC 3339. */
  shared_time: string
  state: ShareState
}

/** A line of a folder, as any drive shows it. */
export interface SimulatedEntry {
  name: string
  /** From the share's root. */
  path: string
  isFolder: boolean
  size: number
}

/** What stands in a folder of a share (`''` is its root), folders first; null when there is no such folder. */
export const listFolder = (share: SimulatedShare, folder = ''): SimulatedEntry[] | null => {
  const prefix = folder === '' ? '' : `${folder}/`
  const inside = share.files.filter(({ path }) => path.startsWith(prefix))
  if (folder !== '' && inside.length === 0) return null
  const entries = new Map<string, SimulatedEntry>()
  for (const { path, size } of share.state === 'empty' ? [] : inside) {
    const [name = '', ...deeper] = path.slice(prefix.length).split('/')
    const isFolder = deeper.length > 0
    const shown = name.replaceAll('%2F', '/')
    if (name !== '') entries.set(name, { name: shown, path: prefix + name, isFolder, size: isFolder ? 0 : size })
  }
  return [...entries.values()].sort((a, b) => Number(b.isFolder) - Number(a.isFolder))
}

/** Every folder of a share by its path, without the root. */
export const allFolders = (share: SimulatedShare): string[] => [
  ...new Set(
    share.files.flatMap(({ path }) => {
      const parents = path.split('/').slice(0, -1)
      return parents.map((_, index) => parents.slice(0, index + 1).join('/'))
    }),
  ),
]

/** Hexadecimal digits that always come out the same for the same share and word: ids, tokens. */
export const hexOf = (share: SimulatedShare, word: string, length: number): string =>
  createHash('sha256').update(`${share.disk_type}/${share.disk_id}/${word}`).digest('hex').slice(0, length)

/** Like `hexOf`, decimal digits, none of them a 0 in front. */
export const digitsOf = (share: SimulatedShare, word: string, length: number): string => {
  const digits = BigInt(`0x${hexOf(share, word, 40)}`).toString()
  return `1${digits}`.slice(0, length)
}

/** Bytes of all files together. */
export const totalSize = (share: SimulatedShare): number => share.files.reduce((sum, { size }) => sum + size, 0)

export const unixMs = (share: SimulatedShare): number => Date.parse(share.shared_time)
