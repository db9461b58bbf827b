import { findShareParts } from '@pandex/platform/share-text/find-share-parts'
import { foldText } from '@pandex/platform/share-text/text/fold-text'
import type { Range } from '@pandex/platform/share-text/text/fold-text'

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

/** Ids that are shorter stand in texts by chance; as parts of links they are found all the same. */
const shortestId = 6

/** A word for a password, a remark in brackets, and what stands between it and the password. */
const wordBefore =
  /(?:[码碼吗嗎马馬瑪钥鑰]|口令|pass(?:_?(?:code|word|wd))?|pwd|pw|pin|code|key)s?(?: ?\([^()\n]{0,12}\))?(?:[^\p{L}\p{N}]|[均都全为為是叫]|is ){0,16}$/iu
const longestBefore = 40

const isAlnum = /^[0-9A-Za-z]/

/** Where a text repeats something, in whatever case. */
const findAll = (text: string, words: string): Range[] =>
  words === ''
    ? []
    : [...text.matchAll(new RegExp(words.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`), 'gi'))].map(
        ({ index, 0: { length } }) => ({ start: index, end: index + length }),
      )

/** Where a password stands behind a word for it. By itself it may be a year, an episode or a number of anything. */
const findPassword = (text: string, password: string): Range[] =>
  findAll(text, password).filter(
    ({ start, end }) =>
      !isAlnum.test(text.slice(end, end + 1)) && wordBefore.test(text.slice(Math.max(0, start - longestBefore), start)),
  )

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
 * that belong to them, its own passwords behind a word for them, and its id. Everything else stays as it is written.
 */
export const hideShare = (text: string, { disk_id, disk_pass, decompress_password }: ShareSecrets): string => {
  if (text === '') return text
  const folded = foldText(text)
  const passwords = [disk_pass, decompress_password].map((password) => foldText(password).folded)
  const findOwn = (where: string) => [
    ...passwords.flatMap((password) => findPassword(where, password)),
    ...(disk_id.length < shortestId ? [] : findAll(where, disk_id)),
  ]
  const parts = [...findShareParts(folded), ...findOwn(folded.folded)].map(folded.sourceOf)
  // Folding leaves out what stands inside a tag; who shows the text as it is shows that as well.
  return cut(text, [...parts, ...findOwn(text)])
}

/** The texts of a resource for everybody. */
export const textsForAll = (disk: Texts & ShareSecrets): Texts => ({
  disk_name: hideShare(disk.disk_name, disk),
  share_user: hideShare(disk.share_user, disk),
  rel_movie: hideShare(disk.rel_movie, disk),
  tags: disk.tags.map((tag) => hideShare(tag, disk)),
})
