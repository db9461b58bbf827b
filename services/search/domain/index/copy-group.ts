import { createHash } from 'node:crypto'
import { workClassThresholds } from '../relevance-thresholds.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { extractTitleKeys } from '../titles/title-keys.ts'
import { mainTitle } from '../titles/title-names.ts'
import { versionMarksOf } from './version-marks.ts'
import type { ClassifiedShare, WorkClass } from './work-class.ts'

export interface VersionFacts extends ClassifiedShare {
  doc_id: string
  workClass: WorkClass
  /** Keys of `titleKey`. */
  file_titles: readonly string[]
}

const versionFactPrefixes = ['season:', 'year:', 'resolution:', 'pack', 'partial', 'single']
/** Text and audio formats distinguish versions; video formats do not, nor do notes that lie beside videos. */
const versionFormats = /^format:(?:epub|mobi|azw3?|txt|pdf|flac|ape|wav|dsf|mp3|m4a|cbz|docx?|pptx?)$/

const videoClasses: readonly WorkClass[] = ['film', 'series', 'video']

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

interface Work {
  title: string
  /** The number of the season that belongs to the title: 2 in 哪吒2. */
  numberInTitle?: string
}

/** `三体剧版`, `狂飙电视剧版`: the class says it already. */
const mediumOfTitle = /(?<=\p{sc=Han}{2})(?:(?:电视)?剧|电影|动画|tv)版$/u

/**
 * The work behind a title: its first name in the dictionary. `流浪地球2` is looked up as a whole first, because a sequel is
 * another work; without a dictionary it is the second part of 流浪地球.
 */
const workOf = (title: string, seasons: readonly string[], { workOf: find }: AliasDictionary): Work => {
  const bare = title.replace(mediumOfTitle, '')
  const [, first = bare, number] = /^(.*\p{sc=Han})(\d{1,2})$/u.exec(bare) ?? []
  const [season] = seasons.length === 1 ? seasons : []
  const whole = find(bare) ?? (number === undefined && season ? find(bare + season) : undefined)
  if (whole) return { title: whole, numberInTitle: number ?? (find(bare) ? undefined : season) }
  return { title: number !== undefined && number === season ? (find(first) ?? first) : bare }
}

const parts = (name: string): string[] => {
  const keys = extractTitleKeys(name.replace(/[《》]/g, ' ')).filter((key) => !/^\d+$/.test(key))
  return keys.filter((key) => !keys.some((other) => other !== key && key.startsWith(other)))
}

/** Artist and album, in any order: an artist has several albums. */
const titleOfMusic = (name: string): string | undefined => parts(name).toSorted().join(' ') || undefined

const titleOf = (share: VersionFacts, kind: WorkClass): string | undefined => {
  const { name, facts, file_titles: ofFiles } = share
  if (kind === 'music') return titleOfMusic(name)
  if (kind === 'program' || kind === 'course') return mainTitle(name, []) ?? mainTitle(name, ofFiles)
  const hasVideos = facts.some((fact) => fact === 'kind:many-video' || fact === 'kind:one-video')
  return (hasVideos ? titleOfVideos(share) : undefined) ?? mainTitle(name, ofFiles)
}

interface Version {
  kind: WorkClass
  title: string
  facts: string[]
}

const versionOf = (share: VersionFacts, aliases: AliasDictionary): Version | undefined => {
  const { workClass: kind } = share
  const title = titleOf(share, kind)
  if (!title) return undefined
  const seasons = share.facts.flatMap((fact) => (fact.startsWith('season:') ? [fact.slice('season:'.length)] : []))
  const work = workOf(title, seasons, aliases)
  const isVideo = videoClasses.includes(kind)
  const facts = share.facts.filter(
    (fact) =>
      (versionFactPrefixes.some((start) => fact.startsWith(start)) && fact !== `season:${work.numberInTitle}`) ||
      (!isVideo && kind !== 'program' && kind !== 'course' && versionFormats.test(fact)),
  )
  // Names often omit the first season.
  const stated = isVideo ? facts.filter((fact) => fact !== 'season:1') : facts
  return { kind, title: work.title, facts: [...stated.toSorted(), ...versionMarksOf(share.name, kind)] }
}

/** Several series may have the title: without a year, only shares of a similar size (within a factor of two) are copies. */
const sizeOfUndated = ({ workClass, size }: VersionFacts, facts: readonly string[]): string[] =>
  workClass !== 'series' || facts.some((fact) => fact.startsWith('year:')) || size <= 0
    ? []
    : [`size:${Math.round(Math.log2(size))}`]

const hashOf = (parts: readonly string[]): string =>
  createHash('sha1').update(parts.join('\n')).digest('base64url').slice(0, 16)

export interface CopyGroups {
  copy_group: string
  /**
   * Ignores what many names of videos omit: the year, and whether a video is a film. Series stay apart from films and from
   * videos that may be either. Used for titles whose shares agree on one year.
   */
  copy_base: string
}

/** A share whose title is unknown forms a group of its own. */
export const copyGroupsOf = (share: VersionFacts, aliases: AliasDictionary): CopyGroups => {
  const version = versionOf(share, aliases)
  if (!version) return { copy_group: share.doc_id, copy_base: share.doc_id }
  const { kind, title, facts } = version
  const mayBeFilm =
    kind === 'film' || kind === 'video' || (kind === 'unknown' && share.size >= workClassThresholds.minVideoBytes)
  const withoutYear = facts.filter((fact) => !fact.startsWith('year:'))
  return {
    copy_group: hashOf([kind, title, ...facts, ...sizeOfUndated(share, facts)]),
    copy_base: hashOf(['any year', mayBeFilm ? 'film' : kind, title, ...withoutYear]),
  }
}
