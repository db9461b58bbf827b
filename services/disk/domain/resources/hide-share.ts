import { findShareParts } from '@pandex/share-text/find-share-parts'
import { foldText } from '@pandex/share-text/text/fold-text'
import type { Range } from '@pandex/share-text/text/fold-text'
import { findSecret, readForSecrets } from './find-secret.ts'

/** Values that only callers with access may see. */
export interface ShareSecrets {
  disk_id: string
  disk_pass: string
  decompress_password: string
}

interface Texts {
  disk_name: string
  share_user: string
  rel_movie: string
  tags: string[]
}

/** Shorter ids occur in longer words by chance. */
const minIdAnywhere = 6

/** Maximum distance between a link and a password without a password word, in characters. */
const maxBehindLink = 6

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

/** Each match is one UTF-16 unit, so that replacing it keeps all indexes. */
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
 * Masks a text for callers without access: share links (its own and mirrors) with their passwords, the resource's own passwords and its id
 * in any spelling. The rest stays unchanged.
 */
export const hideShare = (text: string, secrets: ShareSecrets): string => {
  if (text === '') return text
  const folded = foldText(text)
  const parts = findShareParts(folded)
  const own = findOwn(folded.folded, secrets, parts)
  // Folding skips tags as markup and drops invisible characters; this pass treats both as word separators.
  const spaced = text.replaceAll(unfolded, ' ')
  const decoded = spaced === text ? [] : findDecoded(spaced, secrets)
  return cut(text, [...[...parts, ...own].map(folded.sourceOf), ...decoded, ...findOwn(text, secrets, [])])
}

export const publicTextsOf = (disk: Texts & ShareSecrets): Texts => ({
  disk_name: hideShare(disk.disk_name, disk),
  share_user: hideShare(disk.share_user, disk),
  rel_movie: hideShare(disk.rel_movie, disk),
  tags: disk.tags.map((tag) => hideShare(tag, disk)),
})
