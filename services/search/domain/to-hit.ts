import { shareLink } from '@pandex/platform/share-link'
import type { DiskType } from '@pandex/platform/share-link'
import { formatShanghai } from './shanghai-time.ts'
import type { DiskDocument } from './to-document.ts'

/** What surrounds a match inside the index's answer: characters of no script, which the index never holds itself. */
export const matchMarks = { open: '\uE000', close: '\uE001' }

/** Lines of a file list that go into a hit. */
const mostLines = 30

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** HTML in which nothing but the matches is markup; matches that touch are one. */
const toHtml = (marked: string): string =>
  marked
    .replaceAll(matchMarks.close + matchMarks.open, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replaceAll(matchMarks.open, '<em>')
    .replaceAll(matchMarks.close, '</em>')

/** The lines with a match first of all, the others as far as there is room, in their order. */
const pickLines = (files: string): string => {
  const lines = files.split('\n')
  if (lines.length <= mostLines) return files
  const isMatch = (line: string): boolean => line.includes(matchMarks.open)
  let matches = Math.min(mostLines, lines.filter(isMatch).length)
  let others = mostLines - matches
  return lines.filter((line) => (isMatch(line) ? matches-- > 0 : others-- > 0)).join('\n')
}

export interface FoundDisk {
  document: HitDocument
  highlight?: { disk_name?: string[]; files?: string[] }
}

const hitFields = [
  'disk_id',
  'doc_id',
  'disk_name',
  'disk_pass',
  'disk_type',
  'files',
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
] as const

/** The part of a document that a hit is made of: all that a search needs to fetch. */
export type HitDocument = Pick<DiskDocument, (typeof hitFields)[number]>

export const fetchedFields: readonly string[] = hitFields

/** A row of the answer: `disk_name` and `files` are HTML, `shared_time` is Asia/Shanghai. `copies` are the shares folded into it. */
export const toHit = ({ document, highlight }: FoundDisk, copies = 0) => ({
  ...document,
  disk_name: toHtml(highlight?.disk_name?.[0] ?? document.disk_name),
  files: toHtml(pickLines(highlight?.files?.[0] ?? document.files)),
  shared_time: formatShanghai(document.shared_time),
  link: shareLink(document.disk_type as DiskType, document.disk_id, document.disk_pass),
  copies,
})
