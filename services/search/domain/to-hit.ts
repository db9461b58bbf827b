import { shareLink } from '@pandex/platform/share-link'
import type { DiskType } from '@pandex/platform/share-link'
import { formatShanghai } from './shanghai-time.ts'
import { countFiles } from './to-document.ts'
import type { DiskDocument } from './to-document.ts'

/** What surrounds a match inside the index's answer: characters of no script, which the index never holds itself. */
export const matchMarks = { open: '\uE000', close: '\uE001' }

/** Lines of a file list that go into a hit. */
const mostLines = 30

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** `<`, `>`, and an `&` that would begin an entity: programs only remove `<em>` and read the rest as it is. */
const needsEscape = /[<>]|&(?=#\d|#x[\da-f]|[a-z][a-z\d]*;|amp|lt|gt|quot)/gi

/** HTML in which nothing but the matches is markup; matches that touch are one. */
const toHtml = (marked: string): string =>
  marked
    .replaceAll(matchMarks.close + matchMarks.open, '')
    .replace(needsEscape, (character) => entities[character] ?? '')
    .replaceAll(matchMarks.open, '<em>')
    .replaceAll(matchMarks.close, '</em>')

/** Lower ranks stay in a list that is too long: lines with a match, then files, then folders. */
const rankOfLine = (line: string): number => {
  if (line.includes(matchMarks.open)) return 0
  return line.startsWith('folder:') ? 2 : 1
}

/** The best `mostLines` lines, in the list's order. */
const pickLines = (files: string): string => {
  const lines = files.split('\n')
  if (lines.length <= mostLines) return files
  const ranked = lines.map((line, index) => ({ index, rank: rankOfLine(line) })).toSorted((a, b) => a.rank - b.rank)
  const kept = new Set(ranked.slice(0, mostLines).map(({ index }) => index))
  return lines.filter((_, index) => kept.has(index)).join('\n')
}

export interface FoundDisk {
  document: HitDocument
  highlight?: { disk_name?: string[]; files?: string[] }
}

const hitFields = [
  'id',
  'disk_id',
  'doc_id',
  'disk_name',
  'disk_pass',
  'disk_type',
  'files',
  'file_count',
  'share_user',
  'share_user_id',
  'shared_time',
  'rel_movie',
  'is_mine',
  'enabled',
  'tags',
  'weight',
  'status',
  'size',
  'health',
  'copy_group',
  'copy_base',
  'cate_id',
  'cost_coin',
  'checked_at',
] as const

/** The part of a document that a hit is made of: all that a search needs to fetch. */
export type HitDocument = Pick<DiskDocument, (typeof hitFields)[number]>

/** Documents that were written before they had a count are counted by the lines they hold. */
const fileCountOf = ({ file_count: count, files }: HitDocument): number => count ?? countFiles(files)

export const fetchedFields: readonly string[] = hitFields

/** How a hit is shown. */
export interface HitManner {
  /** What opening it takes. Unless the kind is "none", whatever leads to the share stays out of the hit. */
  policy: { kind: string; cost_coin: number }
  /** Whether the site shows links in lists at all. */
  showsLinks: boolean
  /** Further shares that are folded into it. */
  copies?: number
}

/** What must be paid for. */
const paidParts = (document: HitDocument, isShown: boolean) =>
  isShown
    ? {
        disk_id: document.disk_id,
        disk_pass: document.disk_pass,
        link: shareLink(document.disk_type as DiskType, document.disk_id, document.disk_pass),
      }
    : { disk_id: '', disk_pass: '', link: '' }

/** Ids that are shorter stand in texts by chance. */
const shortestId = 6

/** Names that were made of an id, or repeat it, must not give it away. Where it stands, matches are not marked. */
const withoutId = (marked: string, id: string): string => {
  const text = marked.replaceAll(/[\uE000\uE001]/g, '')
  return id.length >= shortestId && text.includes(id) ? text.replaceAll(id, '…') : marked
}

/** A row of the answer: `disk_name` and `files` are HTML, `shared_time` is Asia/Shanghai. Every field of it is named here. */
export const toHit = ({ document, highlight }: FoundDisk, { policy, showsLinks, copies = 0 }: HitManner) => {
  const isOpen = policy.kind === 'none' && showsLinks
  const safe = (text: string): string => (isOpen ? text : withoutId(text, document.disk_id))
  return {
    doc_id: document.doc_id,
    disk_name: toHtml(safe(highlight?.disk_name?.[0] ?? document.disk_name)),
    disk_type: document.disk_type,
    files: toHtml(pickLines(safe(highlight?.files?.[0] ?? document.files))),
    file_count: fileCountOf(document),
    share_user: document.share_user,
    share_user_id: document.share_user_id,
    shared_time: formatShanghai(document.shared_time),
    rel_movie: document.rel_movie,
    is_mine: document.is_mine,
    enabled: document.enabled,
    tags: document.tags.map(safe),
    weight: document.weight,
    status: document.status,
    size: document.size,
    health: document.health,
    checked_at: document.checked_at ?? '',
    copy_group: document.copy_group,
    copies,
    policy: policy.kind,
    cost_coin: policy.cost_coin,
    ...paidParts(document, isOpen),
  }
}
