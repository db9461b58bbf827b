import { findShareParts } from '@pandex/platform/share-text/find-share-parts'
import { foldText } from '@pandex/platform/share-text/text/fold-text'
import type { Range } from '@pandex/platform/share-text/text/fold-text'
import { findSecret, readForSecrets } from './find-secret.ts'

/** What a resource is paid for. */
export interface ShareSecrets {
  disk_id: string
  /** Empty when there is none. */
  disk_pass: string
  /** Of the archives in it; empty when there is none. */
  decompress_password: string
}

/** Texts about a resource that lists and the index hold. */
interface Texts {
  disk_name: string
  share_user: string
  rel_movie: string
  tags: string[]
}

/** Ids that are shorter may be parts of longer words by chance. */
const minIdAnywhere = 6

/** How far behind a link a password without a word for it may stand. */
const maxBehindLink = 6

/** Whether only spaces and punctuation stand between the end of a link and an index. */
const isBehindLink = (text: string, linkEnds: ReadonlySet<number>, start: number): boolean => {
  for (let i = start; i >= start - maxBehindLink; i -= 1) {
    if (linkEnds.has(i)) return true
    if (/[\p{L}\p{N}]/u.test(text.charAt(i - 1))) return false
  }
  return false
}

const findOwn = (text: string, { disk_id, disk_pass, decompress_password }: ShareSecrets, links: readonly Range[]) => {
  const linkEnds = new Set(links.map(({ end }) => end))
  const isMarked = (start: number): boolean => isBehindLink(text, linkEnds, start)
  const readings = [readForSecrets(text), ...(text.includes('<') ? [readForSecrets(text, true)] : [])]
  return readings.flatMap((reading) => [
    ...findSecret(reading, disk_pass, { isMarked }),
    ...findSecret(reading, decompress_password, { isMarked }),
    ...findSecret(reading, disk_id, { isAnywhere: disk_id.length >= minIdAnywhere }),
  ])
}

/** Each of one UTF-16 unit, so that indexes stay. */
const unfolded = /[<[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f|[\ufe00-\ufe0f]/g

const findDecoded = (text: string, secrets: ShareSecrets): Range[] => {
  const { folded, sourceOf } = foldText(text)
  return findOwn(folded, secrets, []).map(sourceOf)
}

const cut = (text: string, ranges: readonly Range[]): string => {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start >= from) pieces.push(text.slice(from, start), '…')
    from = Math.max(from, end)
  }
  return pieces.join('') + text.slice(from)
}

/**
 * A text about a resource for those who may not open it: without links that share something (its own or a mirror), the passwords
 * that belong to them, its own passwords and its id in whatever spelling. Everything else stays as it is written.
 */
export const hideShare = (text: string, secrets: ShareSecrets): string => {
  if (text === '') return text
  const folded = foldText(text)
  const parts = findShareParts(folded)
  const own = findOwn(folded.folded, secrets, parts)
  // Folding reads tags as markup and drops invisible characters; here both separate words.
  const spaced = text.replaceAll(unfolded, ' ')
  const decoded = spaced === text ? [] : findDecoded(spaced, secrets)
  return cut(text, [...[...parts, ...own].map(folded.sourceOf), ...decoded, ...findOwn(text, secrets, [])])
}

/** The texts of a resource for everybody. */
export const textsForAll = (disk: Texts & ShareSecrets): Texts => ({
  disk_name: hideShare(disk.disk_name, disk),
  share_user: hideShare(disk.share_user, disk),
  rel_movie: hideShare(disk.rel_movie, disk),
  tags: disk.tags.map((tag) => hideShare(tag, disk)),
})
