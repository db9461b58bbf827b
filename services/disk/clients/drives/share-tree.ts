import type { DiskType } from '@pandex/contracts/share-link'
import type { ProbeSession } from './probe-session.ts'
import type { ShareFacts } from './drive.ts'
import { cutText } from './lenient-schemas.ts'

/** An entry of a folder. `folder` is the drive's key for its listing; files have none. */
export interface Entry<Folder> {
  name: string
  size: number
  folder?: Folder
}

/** One page of a folder; `next` is the drive's key for the next page. */
export interface Listing<Folder, Next> {
  entries: Entry<Folder>[]
  next?: Next
}

type Tree = Pick<ShareFacts, 'files' | 'file_sizes' | 'size' | 'isPartial'>

/** Removes line breaks and slashes, because names are joined into paths and lines. */
const toSegment = (name: string): string =>
  cutText(name, 255)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('/', '／')
    .trim()

const createCollector = (maxEntries: number) => {
  const lines: string[] = []
  const sizes: number[] = []
  let size = 0
  let isPartial = false
  return {
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
    cut: (): void => {
      isPartial = true
    },
    finish: (): Tree => ({ files: lines.join('\n'), file_sizes: sizes, size, isPartial }),
  }
}

export const readTopLevel = (session: ProbeSession, entries: readonly Entry<unknown>[]): Tree => {
  const collector = createCollector(session.settings.bounds.entries)
  for (const entry of entries) collector.add('', entry)
  collector.cut()
  return collector.finish()
}

interface OpenFolder<Folder, Next> {
  path: string
  depth: number
  folder?: Folder
  listing?: Listing<Folder, Next>
}

/**
 * Reads a share breadth-first until the end, a bound, or a failure of the drive. Failures only cut the tree, because the share is known to
 * be valid by then.
 * @param first first page of the root
 * @param list requests a page of a folder; undefined is the root or the first page
 */
export const readTree = async <Folder, Next>(
  session: ProbeSession,
  diskType: DiskType,
  first: Listing<Folder, Next>,
  list: (folder: Folder | undefined, next: Next | undefined) => Promise<Listing<Folder, Next>>,
): Promise<Tree> => {
  const { bounds, pauseMs } = session.settings
  const collector = createCollector(bounds.entries)
  const open: OpenFolder<Folder, Next>[] = [{ path: '', depth: 1, listing: first }]

  const fetchListing = async (folder: Folder | undefined, next: Next | undefined): Promise<Listing<Folder, Next>> => {
    await session.pause(pauseMs[diskType])
    return list(folder, next)
  }
  const take = (entry: Entry<Folder>, parent: OpenFolder<Folder, Next>): void => {
    const path = collector.add(parent.path, entry)
    if (path === null || entry.folder === undefined) return
    if (parent.depth >= bounds.depth) collector.cut()
    else open.push({ path, depth: parent.depth + 1, folder: entry.folder })
  }
  const readFolder = async (folder: OpenFolder<Folder, Next>): Promise<void> => {
    let page = folder.listing ?? (await fetchListing(folder.folder, undefined))
    for (;;) {
      for (const entry of page.entries) take(entry, folder)
      if (page.next === undefined) return
      // An empty page with a successor would otherwise loop endlessly.
      if (page.entries.length === 0 || collector.isFull()) return collector.cut()
      page = await fetchListing(folder.folder, page.next)
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
