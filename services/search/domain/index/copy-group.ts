import { createHash } from 'node:crypto'
import { workClassThresholds } from '../relevance-thresholds.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { extractTitleKeys } from '../titles/title-keys.ts'
import { bareName, mainTitle } from '../titles/title-names.ts'
import { versionMarksOf } from './version-marks.ts'
import type { ClassifiedShare, WorkClass } from './work-class.ts'

export interface VersionFacts extends ClassifiedShare {
  doc_id: string
  workClass: WorkClass
  /** Keys of `titleKey`. */
  file_titles: readonly string[]
  /** Spam is no copy of the works that it names. */
  isJunk: boolean
}

const versionFact = /^(?:season:|year:|resolution:|collection$|pack$|partial$|single$)/
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
const workOf = (
  title: string,
  seasons: readonly string[],
  { workOf: find, misspelledWorkOf }: AliasDictionary,
): Work => {
  const bare = title.replace(mediumOfTitle, '')
  const [, first = bare, number] = /^(.*\p{sc=Han})(\d{1,2})$/u.exec(bare) ?? []
  const [season] = seasons.length === 1 ? seasons : []
  const whole = find(bare) ?? (number === undefined && season ? find(bare + season) : undefined)
  if (whole) return { title: whole, numberInTitle: number ?? (find(bare) ? undefined : season) }
  if (number !== undefined && number === season) return { title: find(first) ?? misspelledWorkOf(first) ?? first }
  return { title: misspelledWorkOf(bare) ?? bare }
}

const parts = (name: string): string[] => {
  const keys = extractTitleKeys(name.replace(/[《》]/g, ' ')).filter((key) => !/^\d+$/.test(key))
  return keys.filter((key) => !keys.some((other) => other !== key && key.startsWith(other)))
}

/** Words that say only that an artist has several songs: 陈奕迅精选, 周杰伦 55张专辑, 歌曲大全. */
const songWords = /(?:\d+[张首]|[全共]|全部|经典|热门|精选集?|专辑|歌曲|金曲|音乐|大全|合集|全集|作品集?|cd)+$/

/** Artist and album, in any order: an artist has several albums. */
const titleOfMusic = (name: string): string | undefined => {
  const titles = parts(bareName(name))
    .map((part) => part.replace(songWords, ''))
    .filter(Boolean)
  return [...new Set(titles)].toSorted().join(' ') || mainTitle(name, [])
}

/** `Excel 王佩丰Excel教程`: the subject before a title that holds it. */
const subjectBefore = /^(\p{L}+)\s+(?=.*\1)/iu

const courseSubject = /^(?:公开课|设计|编程|考研|雅思|托福|公务员|教师资格证?)(?:资料|课程|网课|教程)?\s+(?=\S{3})/u

const minLengthOfWork = 3

/** The only work of the dictionary among these names. */
const onlyWorkOf = (
  names: readonly string[],
  { workOf: find, misspelledWorkOf }: AliasDictionary,
): string | undefined => {
  const works = new Set(
    names
      .filter((name) => name.length >= minLengthOfWork)
      .flatMap((name) => find(name) ?? misspelledWorkOf(name) ?? []),
  )
  return works.size === 1 ? [...works][0] : undefined
}

/** The work that a word of the name is, 父母爱情 in 江德福安杰 父母爱情, else that of the files. */
const knownWorkOf = ({ name, facts, file_titles: ofFiles }: VersionFacts, title: string, aliases: AliasDictionary) => {
  if (aliases.workOf(title) !== undefined) return undefined
  const words = extractTitleKeys(bareName(name)).filter((key) => key !== title)
  return onlyWorkOf(words, aliases) ?? (facts.includes('collection') ? undefined : onlyWorkOf(ofFiles, aliases))
}

const titleOf = (share: VersionFacts, kind: WorkClass, aliases: AliasDictionary): string | undefined => {
  const { name, facts, file_titles: ofFiles } = share
  if (kind === 'music') return titleOfMusic(name)
  if (kind === 'course' || kind === 'program') {
    const bare = kind === 'course' ? bareName(name).replace(courseSubject, '').replace(subjectBefore, '') : name
    return mainTitle(bare, []) ?? mainTitle(bare, ofFiles)
  }
  const hasVideos = facts.some((fact) => fact === 'kind:many-video' || fact === 'kind:one-video')
  const title = (hasVideos ? titleOfVideos(share) : undefined) ?? mainTitle(name, ofFiles)
  return title && (knownWorkOf(share, title, aliases) ?? title)
}

interface Version {
  kind: WorkClass
  title: string
  facts: string[]
}

/** What names of a class often omit distinguishes no versions. */
const omitted: Partial<Record<WorkClass, RegExp>> = {
  film: /^season:1$/,
  series: /^season:1$/,
  video: /^season:1$/,
  music: /^(?:year:|collection$)/,
  course: /^(?:resolution:|collection$)/,
  text: /^collection$/,
  audiobook: /^collection$/,
}

const formatlessClasses: readonly WorkClass[] = [...videoClasses, 'program', 'course']

const distinguishes = (fact: string, kind: WorkClass): boolean =>
  (versionFact.test(fact) && !omitted[kind]?.test(fact)) ||
  (!formatlessClasses.includes(kind) && versionFormats.test(fact))

const resolutions = ['2160p', '1080p', '720p', '480p'].map((one) => `resolution:${one}`)

/** Sorted; of several resolutions (4K+1080P), the highest counts. A pack of seasons is a collection, whether it says so or not. */
const normalizeFacts = (facts: readonly string[]): string[] => {
  const highest = resolutions.find((one) => facts.includes(one))
  const isPack = facts.includes('pack')
  return facts
    .filter((fact) => (!resolutions.includes(fact) || fact === highest) && !(isPack && fact === 'collection'))
    .toSorted()
}

const versionOf = (share: VersionFacts, aliases: AliasDictionary): Version | undefined => {
  const { workClass: kind } = share
  const title = titleOf(share, kind, aliases)
  if (!title) return undefined
  const seasons = share.facts.flatMap((fact) => (fact.startsWith('season:') ? [fact.slice('season:'.length)] : []))
  const work = workOf(title, seasons, aliases)
  const facts = share.facts.filter((fact) => distinguishes(fact, kind) && fact !== `season:${work.numberInTitle}`)
  return {
    kind,
    title: share.isJunk ? `junk ${work.title}` : work.title,
    facts: [...normalizeFacts(facts), ...versionMarksOf(share.name, kind)],
  }
}

/** Several series may have the title: without a year, only shares of a similar size (within a factor of two) are copies. */
const sizeOfUndated = ({ workClass, size }: VersionFacts, facts: readonly string[]): string[] =>
  workClass !== 'series' || facts.some((fact) => fact.startsWith('year:')) || size <= 0
    ? []
    : [`size:${Math.round(Math.log2(size))}`]

const hashOf = (parts: readonly string[]): string =>
  createHash('sha1').update(parts.join('\n')).digest('base64url').slice(0, 16)

export const copyFields = ['copy_group', 'copy_base', 'copy_work'] as const
export type CopyField = (typeof copyFields)[number]

export interface CopyGroups extends Record<CopyField, string> {
  copy_group: string
  /**
   * Ignores what many names of videos omit: the year, and whether a video is a film. Series stay apart from films and from
   * videos that may be either. Used for titles whose shares agree on one year.
   */
  copy_base: string
  /** Ignores also whether a video is a film or a series. Used for titles whose shares are only films or only series. */
  copy_work: string
}

/** A share whose title is unknown forms a group of its own. */
export const copyGroupsOf = (share: VersionFacts, aliases: AliasDictionary): CopyGroups => {
  const version = versionOf(share, aliases)
  if (!version) return { copy_group: share.doc_id, copy_base: share.doc_id, copy_work: share.doc_id }
  const { kind, title, facts } = version
  const mayBeFilm =
    kind === 'film' || kind === 'video' || (kind === 'unknown' && share.size >= workClassThresholds.minVideoBytes)
  const withoutYear = facts.filter((fact) => !fact.startsWith('year:'))
  return {
    copy_group: hashOf([kind, title, ...facts, ...sizeOfUndated(share, facts)]),
    copy_base: hashOf(['any year', mayBeFilm ? 'film' : kind, title, ...withoutYear]),
    copy_work: hashOf([
      'any class',
      mayBeFilm || kind === 'series' ? 'video' : kind,
      title,
      ...withoutYear.filter((fact) => fact !== 'season:1'),
    ]),
  }
}
