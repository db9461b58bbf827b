import type { DiskType } from '@pandex/platform/share-link'
import type { Asking } from './asking.ts'
import type { ShareFacts } from './drive.ts'
import { cutText } from './lenient.ts'

/** A line of a folder. `folder` is how the drive is asked for its content; files have none. */
export interface Entry<Folder> {
  name: string
  size: number
  folder?: Folder
}

/** A part of a folder; `next` is how the drive is asked for what follows. */
export interface Listing<Folder, Next> {
  entries: Entry<Folder>[]
  next?: Next
}

type Tree = Pick<ShareFacts, 'files' | 'file_sizes' | 'size' | 'isPartial'>

/** A name holds no line and no path: of both, the tree is made. */
const toSegment = (name: string): string =>
  cutText(name, 255)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('/', '／')
    .trim()

/** Collects lines until a bound is met. */
const createCollector = (maxEntries: number) => {
  const lines: string[] = []
  const sizes: number[] = []
  let size = 0
  let isPartial = false
  return {
    /** The entry's path, or null when there is no place for it. */
    add(parent: string, entry: Entry<unknown>): string | null {
      const name = toSegment(entry.name)
      if (name === '' || lines.length >= maxEntries) {
        isPartial = true
        return null
      }
      const path = parent === '' ? name : `${parent}/${name}`
      lines.push(`${entry.folder === undefined ? 'file' : 'folder'}:${path}`)
      const ownSize = entry.folder === undefined ? entry.size : 0
      sizes.push(ownSize)
      size = Math.min(size + ownSize, Number.MAX_SAFE_INTEGER)
      return path
    },
    isFull: () => lines.length >= maxEntries,
    /** Says that there is more than was taken. */
    cut: (): void => {
      isPartial = true
    },
    finish: (): Tree => ({ files: lines.join('\n'), file_sizes: sizes, size, isPartial }),
  }
}

/** A tree of which only the first level is known. */
export const readTop = (asking: Asking, entries: readonly Entry<unknown>[]): Tree => {
  const collector = createCollector(asking.settings.bounds.entries)
  for (const entry of entries) collector.add('', entry)
  collector.cut()
  return collector.finish()
}

/** A folder that is still to be read; of the root, the start is there already. */
interface OpenFolder<Folder, Next> {
  path: string
  depth: number
  folder?: Folder
  listing?: Listing<Folder, Next>
}

/**
 * Reads what a share holds, nearest levels first, until everything is read, a bound is met or the drive stops answering:
 * that the share lives is known by then, so nothing that happens here changes it.
 * @param first what the drive listed of the share's root
 * @param list asks for a folder (undefined is the root), from its start or further on
 */
export const readTree = async <Folder, Next>(
  asking: Asking,
  diskType: DiskType,
  first: Listing<Folder, Next>,
  list: (folder: Folder | undefined, next: Next | undefined) => Promise<Listing<Folder, Next>>,
): Promise<Tree> => {
  const { bounds, pauseMs } = asking.settings
  const collector = createCollector(bounds.entries)
  const open: OpenFolder<Folder, Next>[] = [{ path: '', depth: 1, listing: first }]

  const ask = async (folder: Folder | undefined, next: Next | undefined): Promise<Listing<Folder, Next>> => {
    await asking.pause(pauseMs[diskType])
    return list(folder, next)
  }
  const take = (entry: Entry<Folder>, parent: OpenFolder<Folder, Next>): void => {
    const path = collector.add(parent.path, entry)
    if (path === null || entry.folder === undefined) return
    if (parent.depth >= bounds.depth) collector.cut()
    else open.push({ path, depth: parent.depth + 1, folder: entry.folder })
  }
  /** To its end, or until the collector is full. */
  const readFolder = async (folder: OpenFolder<Folder, Next>): Promise<void> => {
    let page = folder.listing ?? (await ask(folder.folder, undefined))
    for (;;) {
      for (const entry of page.entries) take(entry, folder)
      if (page.next === undefined) return
      // A drive that promises more behind nothing would be asked for ever.
      if (page.entries.length === 0 || collector.isFull()) return collector.cut()
      page = await ask(folder.folder, page.next)
    }
  }

  try {
    for (const folder of open) {
      if (collector.isFull()) {
        collector.cut()
        break
      }
      await readFolder(folder)
    }
  } catch {
    collector.cut()
  }
  return collector.finish()
}
