import { createHash } from 'node:crypto'
import { mainTitle } from './title-names.ts'

/** What a share's names and files say of the work and the version it holds. */
export interface VersionFacts {
  doc_id: string
  /** Titles of the files, as keys. */
  file_titles: readonly string[]
  /** Tokens. */
  facts: readonly string[]
  name: string
}

/** What makes two shares of one work different to have. */
// The first season is often not said.
const telling = ['season:', 'year:', 'resolution:', 'pack', 'partial', 'single']
/** Formats of what is read and heard tell versions apart; those of films do not, nor do the notes that lie beside them. */
const tellingFormats = /^format:(?:epub|mobi|azw3?|txt|pdf|flac|ape|wav|dsf|mp3|m4a|cbz|docx?|pptx?)$/
const editions: readonly RegExp[] = [/未删减|无删减|加长|导演剪辑|uncut|extended/i]
/** Programs differ by their numbers and by what they run on. */
const editionsOfPrograms: readonly RegExp[] = [/v?\d+\.\d+(?:\.\d+)*(?!\s?[gmk]b?)/i, /mac|m1|win/i]

/** `流浪地球2` and `庆余年 第二季`: the number is told once. */
const withoutSeason = (title: string, facts: readonly string[]): string =>
  title.replace(/(?<=\p{sc=Han})\d{1,2}$/u, (number) => (facts.includes(`season:${number}`) ? '' : number))

/** The work and the version that a share holds, in words; undefined when it is not known what it holds. */
const versionOf = (share: Omit<VersionFacts, 'doc_id'>): string[] | undefined => {
  const title = mainTitle(share.name, share.file_titles)
  if (!title) return undefined
  const isVideo = share.facts.some((fact) => fact === 'kind:many-video' || fact === 'kind:one-video')
  const isProgram = !isVideo && !share.facts.some((fact) => /^(?:resolution|season|kind):/.test(fact))
  const facts = share.facts.filter(
    (fact) =>
      (fact !== 'season:1' && telling.some((start) => fact.startsWith(start))) ||
      (!isVideo && tellingFormats.test(fact)),
  )
  const patterns = isProgram ? [...editions, ...editionsOfPrograms] : editions
  const edition = patterns.flatMap((words) => words.exec(share.name)?.[0]?.toLowerCase() ?? [])
  return [withoutSeason(title, facts), ...facts.toSorted(), ...edition]
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16)

export interface CopyGroups {
  /** The same for shares that hold the same version of the same work, whoever named them. */
  copy_group: string
  /** The same without the year, which half of the names leave out: for works whose title no other work has. */
  copy_base: string
}

/** Made of what is understood of names and files. A share whose title is unknown is a copy of nothing. */
export const copyGroupsOf = (share: VersionFacts): CopyGroups => {
  const version = versionOf(share)
  if (!version) return { copy_group: share.doc_id, copy_base: share.doc_id }
  const withoutYear = version.filter((fact) => !fact.startsWith('year:'))
  return { copy_group: hashOf(version.join('\n')), copy_base: hashOf(['any year', ...withoutYear].join('\n')) }
}
