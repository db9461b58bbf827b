import { buildShareLink } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import { formatTime } from '@pandex/contracts/shanghai-time'
import { countFiles, minIdLength } from '../index/to-document.ts'
import type { DiskDocument } from '../index/to-document.ts'
import { highlightMarks, withoutMarks } from '../index/highlight-marks.ts'

const maxLines = 30

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** `<`, `>`, and an `&` that would begin an entity: API clients only remove `<em>` and use the rest as it is. */
const needsEscape = /[<>]|&(?=#\d|#x[\da-f]|[a-z][a-z\d]*;|amp|lt|gt|quot)/gi

const toHtml = (marked: string): string =>
  marked
    .replace(needsEscape, (character) => entities[character] ?? '')
    .replaceAll(highlightMarks.open, '<em>')
    .replaceAll(highlightMarks.close, '</em>')

/** Lower ranks are kept first when a list is too long: lines with a match, then files, then folders. */
const rankOfLine = (line: string): number => {
  if (line.includes(highlightMarks.open)) return 0
  return line.startsWith('folder:') ? 2 : 1
}

const pickLines = (files: string): string => {
  const lines = files.split('\n')
  if (lines.length <= maxLines) return files
  const ranked = lines.map((line, index) => ({ index, rank: rankOfLine(line) })).toSorted((a, b) => a.rank - b.rank)
  const kept = new Set(ranked.slice(0, maxLines).map(({ index }) => index))
  return lines.filter((_, index) => kept.has(index)).join('\n')
}

export interface FoundDisk {
  document: HitDocument
  /** Texts with highlighted words between `highlightMarks`. */
  marked?: { disk_name: string; files: string }
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
  'copy_work',
  'cate_id',
  'cost_coin',
  'checked_at',
] as const

export type HitDocument = Pick<DiskDocument, (typeof hitFields)[number]>

const fileCountOf = ({ file_count: count, files }: HitDocument): number => count ?? countFiles(files)

export const fetchedFields: readonly string[] = hitFields

export interface HitPresentation {
  /** Access policy. Unless the kind is "none", the hit holds nothing that leads to the share. */
  policy: { kind: string; cost_coin: number }
  showsLinks: boolean
  lanzouHost: string
  copies?: number
}

const paidFields = (document: HitDocument, isShown: boolean, lanzouHost: string) =>
  isShown
    ? {
        disk_id: document.disk_id,
        disk_pass: document.disk_pass,
        link: buildShareLink(document.disk_type as DiskType, document.disk_id, document.disk_pass, lanzouHost),
      }
    : { disk_id: '', disk_pass: '', link: '' }

/** Replaces the share's id in texts that contain it; such texts lose their marks. */
const withoutId = (marked: string, id: string): string => {
  const text = withoutMarks(marked)
  return id.length >= minIdLength && text.includes(id) ? text.replaceAll(id, '…') : marked
}

/**
 * Row of the response: `disk_name` and `files` are HTML, `shared_time` is Asia/Shanghai. Lists each field, so that none
 * leaks.
 */
export const toHit = (
  { document, marked }: FoundDisk,
  { policy, showsLinks, lanzouHost, copies = 0 }: HitPresentation,
) => {
  const isOpen = policy.kind === 'none' && showsLinks
  const safe = (text: string): string => (isOpen ? text : withoutId(text, document.disk_id))
  return {
    doc_id: document.doc_id,
    disk_name: toHtml(safe(marked?.disk_name ?? document.disk_name)),
    disk_type: document.disk_type,
    files: toHtml(pickLines(safe(marked?.files ?? document.files))),
    file_count: fileCountOf(document),
    share_user: document.share_user,
    share_user_id: document.share_user_id,
    shared_time: formatTime(new Date(document.shared_time ?? '')),
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
    ...paidFields(document, isOpen, lanzouHost),
  }
}
