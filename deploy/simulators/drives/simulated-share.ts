import { createHash } from 'node:crypto'
import type { DiskType } from '@pandex/contracts/share-link'

/** `empty`: its files were deleted one by one. A drive without a message for a state uses its nearest. */
export const shareStates = ['valid', 'dead', 'cancelled', 'expired', 'illegal', 'sharer_banned', 'empty'] as const

export type ShareState = (typeof shareStates)[number]

export interface SimulatedShare {
  disk_type: DiskType
  disk_id: string
  /** Empty: no password. */
  disk_pass: string
  title: string
  /**
   * Paths are joined by `/`, folders are created as needed. A path that ends in `/` is an empty folder, and `%2F` is a slash in a name.
   * Sizes in bytes.
   */
  files: { path: string; size: number }[]
  share_user: string
  share_user_id: string
  /** RFC 3339. */
  shared_time: string
  state: ShareState
}

export interface SimulatedEntry {
  name: string
  path: string
  isFolder: boolean
  size: number
}

/** Content of a folder (`''` is the root), folders first; null when the folder does not exist. */
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

export const listAllFolders = (share: SimulatedShare): string[] => [
  ...new Set(
    share.files.flatMap(({ path }) => {
      const parents = path.split('/').slice(0, -1)
      return parents.map((_, index) => parents.slice(0, index + 1).join('/'))
    }),
  ),
]

/** Hexadecimal digits that depend only on share and word, for ids and tokens. */
export const hexOf = (share: SimulatedShare, word: string, length: number): string =>
  createHash('sha256').update(`${share.disk_type}/${share.disk_id}/${word}`).digest('hex').slice(0, length)

/** As `hexOf`, in decimal digits without a leading 0. */
export const digitsOf = (share: SimulatedShare, word: string, length: number): string => {
  const digits = BigInt(`0x${hexOf(share, word, 40)}`).toString()
  return `1${digits}`.slice(0, length)
}

export const totalSize = (share: SimulatedShare): number => share.files.reduce((sum, { size }) => sum + size, 0)

export const unixMs = (share: SimulatedShare): number => Date.parse(share.shared_time)
