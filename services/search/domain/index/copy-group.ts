import { createHash } from 'node:crypto'
import { mainTitle } from '../titles/title-names.ts'

export interface VersionFacts {
  doc_id: string
  /** Keys of `titleKey`. */
  file_titles: readonly string[]
  facts: readonly string[]
  name: string
}

// Facts that distinguish versions of one work. `versionOf` ignores the first season, because names often omit it.
const versionFactPrefixes = ['season:', 'year:', 'resolution:', 'pack', 'partial', 'single']
/** Text and audio formats distinguish versions; video formats do not, nor do notes that lie beside videos. */
const versionFormats = /^format:(?:epub|mobi|azw3?|txt|pdf|flac|ape|wav|dsf|mp3|m4a|cbz|docx?|pptx?)$/
/** A text beside packed files or programs is a manual. */
const packedFormats = /^format:(?:exe|iso|rar|zip|7z|apk|dmg)$/
const editions: readonly RegExp[] = [/未删减|无删减|加长|导演剪辑|uncut|extended/i]
const editionsOfPrograms: readonly RegExp[] = [/v?\d+\.\d+(?:\.\d+)*(?!\s?[gmk]b?)/i, /mac|m1|win/i]

/** `流浪地球2`, `庆余年 第二季`: the facts hold the number already. */
const withoutSeason = (title: string, facts: readonly string[]): string =>
  title.replace(/(?<=\p{sc=Han})\d{1,2}$/u, (number) => (facts.includes(`season:${number}`) ? '' : number))

const minFileTitleLength = 3
/** `第三章`, `习题课`: lessons, which many courses name alike. */
const lessonName = /^第[\d零一二三四五六七八九十百]+[章讲课节]|[章课篇]$|习题|真题|答疑|导学/

/** The one Chinese title that all video files have: it names the work better than a nickname or a misspelling does. */
const titleOfVideos = ({ file_titles, facts }: Pick<VersionFacts, 'file_titles' | 'facts'>): string | undefined => {
  if (facts.includes('collection') || facts.includes('pack')) return undefined
  if (file_titles.some((title) => lessonName.test(title))) return undefined
  const chinese = file_titles.filter(
    (title) => /^\p{sc=Han}+\d{0,2}$/u.test(title) && title.length >= minFileTitleLength,
  )
  const [first] = chinese
  return first && chinese.every((title) => title.startsWith(first)) ? first : undefined
}

const versionOf = (share: Omit<VersionFacts, 'doc_id'>): string[] | undefined => {
  const isVideo = share.facts.some((fact) => fact === 'kind:many-video' || fact === 'kind:one-video')
  const title = (isVideo ? titleOfVideos(share) : undefined) ?? mainTitle(share.name, share.file_titles)
  if (!title) return undefined
  const isProgram = !isVideo && !share.facts.some((fact) => /^(?:resolution|season|kind):/.test(fact))
  const isPacked = share.facts.some((fact) => packedFormats.test(fact))
  const facts = share.facts.filter(
    (fact) =>
      (fact !== 'season:1' && versionFactPrefixes.some((start) => fact.startsWith(start))) ||
      (!isVideo && versionFormats.test(fact) && !(isPacked && fact === 'format:txt')),
  )
  const patterns = isProgram ? [...editions, ...editionsOfPrograms] : editions
  const edition = patterns.flatMap((words) => words.exec(share.name)?.[0]?.toLowerCase() ?? [])
  return [withoutSeason(title, facts), ...facts.toSorted(), ...edition]
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16)

export interface CopyGroups {
  copy_group: string
  /** Ignores the year, which half of the names omit; used for works whose title belongs to one year only. */
  copy_base: string
}

/** A share whose title is unknown forms a group of its own. */
export const copyGroupsOf = (share: VersionFacts): CopyGroups => {
  const version = versionOf(share)
  if (!version) return { copy_group: share.doc_id, copy_base: share.doc_id }
  const withoutYear = version.filter((fact) => !fact.startsWith('year:'))
  return { copy_group: hashOf(version.join('\n')), copy_base: hashOf(['any year', ...withoutYear].join('\n')) }
}
