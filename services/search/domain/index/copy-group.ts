import { createHash } from 'node:crypto'
import { workClassThresholds } from '../index-thresholds.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { extractTitleFacts } from '../reading/title-facts.ts'
import { textFormatsOf } from '../reading/text-formats.ts'
import { versionMarksOf } from '../reading/version-marks.ts'
import type { WorkClass } from '../reading/work-class.ts'
import { workOfShare } from './work-title.ts'
import type { TitledShare, Work } from './work-title.ts'

export interface CopyCandidate extends TitledShare {
  doc_id: string
  files: string
  /** Spam is no copy of the works that it names. */
  isJunk: boolean
}

const versionFact = /^(?:season:|year:|resolution:|collection$|pack$|partial$|single$)/

const audioFormats = /^format:(?:flac|ape|wav|dsf|mp3|m4a)$/
const novelFormats = /^format:(?:epub|mobi|azw3?|txt)$/
const textFormats = /^format:(?:epub|mobi|azw3?|txt|pdf|docx?|pptx?)$/

/** Formats that distinguish versions, by class. Formats of videos and programs do not. */
const versionFormats: Partial<Record<WorkClass, RegExp>> = {
  music: audioFormats,
  audiobook: audioFormats,
  text: textFormats,
  comic: /^format:(?:cbz|epub|mobi|azw3?|pdf)$/,
  unknown: new RegExp(`${audioFormats.source}|${textFormats.source}`),
}

const mayBeVideo: readonly WorkClass[] = ['film', 'series', 'video', 'unknown']

const isYear = (fact: string): boolean => fact.startsWith('year:')

interface Version {
  workClass: WorkClass
  title: string
  facts: string[]
}

/** Facts that names of a class often omit: they distinguish no versions. */
const omitted: Partial<Record<WorkClass, RegExp>> = {
  film: /^season:1$/,
  series: /^season:1$/,
  video: /^season:1$/,
  music: /^(?:year:|season:1$|collection$)/,
  course: /^(?:resolution:|collection$)/,
  // An old year is that of the first edition.
  text: /^(?:collection$|year:(?:1|200))/,
  audiobook: /^collection$/,
}

const distinguishes = (fact: string, workClass: WorkClass): boolean =>
  (versionFact.test(fact) && !omitted[workClass]?.test(fact)) || versionFormats[workClass]?.test(fact) === true

const resolutions = ['2160p', '1080p', '720p', '480p'].map((one) => `resolution:${one}`)

/** Sorted; of several resolutions (4K+1080P), the highest counts. A pack of seasons is a collection, whether it says so or not. */
const normalizeFacts = (facts: readonly string[]): string[] => {
  const highest = resolutions.find((one) => facts.includes(one))
  const isPack = facts.includes('pack')
  return facts
    .filter((fact) => (!resolutions.includes(fact) || fact === highest) && !(isPack && fact === 'collection'))
    .toSorted()
}

/** Programs have no seasons: the number of 文明6 belongs to its title. */
const isInTitle = (fact: string, { title, numberInTitle }: Work, workClass: WorkClass): boolean =>
  fact === `season:${numberInTitle}` ||
  (fact.startsWith('season:') && new RegExp(`\\D${fact.slice('season:'.length)}(?!\\d)`).test(title)) ||
  (workClass === 'program' && fact.startsWith('season:') && title.includes(fact.slice('season:'.length)))

const episodes = /(?<![a-z])ep?\d{1,4}\s?-\s?(?:ep?)?\d{1,4}|全\s?\d{1,4}\s?[集话期]|\d\s?[集话期](?:全|完结)/i

/** `全40集 打包` and `合集 (40集完结)` are one series, `系列 打包` several works. */
const isOnlyPacked = (fact: string, { name, workClass }: CopyCandidate): boolean =>
  fact === 'collection' &&
  workClass === 'series' &&
  !/系列|大全|部曲|作品/.test(name) &&
  (episodes.test(name) || !/合[集辑]/.test(name))

/** Files of books, courses and albums are numbered, but have no seasons: 真题2.pdf. Those of collections are parts. */
const isOfFiles = (fact: string, { name, workClass, facts }: CopyCandidate): boolean => {
  const isCollection = facts.includes('collection')
  const isOfPart = fact.startsWith('season:')
    ? isCollection || !mayBeVideo.includes(workClass)
    : isYear(fact) && isCollection
  return isOfPart && !extractTitleFacts(name).tokens.includes(fact)
}

const complete = /全集|完整版|完结|大结局|全剧终|全\s?\d{1,4}\s?[集期话]/

/** 持续更新 beside a complete work, an e-book or a program is a remark of the sharer. Novels in text files are continued. */
const isRemark = (fact: string, { name, workClass, facts }: CopyCandidate): boolean =>
  fact === 'partial' &&
  name.includes('持续更新') &&
  (workClass === 'film' ||
    workClass === 'program' ||
    (workClass === 'text' && !facts.includes('format:txt')) ||
    complete.test(name))

/** Novels state the year in which they were written; exercises for exams, mostly PDF, that of their edition. */
const isYearOfNovel = (fact: string, { workClass, facts }: CopyCandidate): boolean =>
  isYear(fact) && workClass === 'text' && facts.some((one) => novelFormats.test(one)) && !facts.includes('format:pdf')

const factsOf = ({ facts, name, files, workClass }: CopyCandidate): readonly string[] => {
  const formats = workClass === 'text' ? textFormatsOf(name, files) : []
  return formats.length === 0 ? facts : [...facts.filter((fact) => !fact.startsWith('format:')), ...formats]
}

const versionOf = (share: CopyCandidate, aliases: AliasDictionary): Version | undefined => {
  const { workClass } = share
  const work = workOfShare(share, aliases)
  if (!work) return undefined
  const facts = factsOf(share).filter(
    (fact) =>
      distinguishes(fact, workClass) &&
      !isInTitle(fact, work, workClass) &&
      !isOnlyPacked(fact, share) &&
      !isOfFiles(fact, share) &&
      !isRemark(fact, share) &&
      !isYearOfNovel(fact, share),
  )
  const marks = versionMarksOf(share.name, workClass)
  const isSaid = (mark: string): boolean =>
    // 三部曲 and 系列合集 name the same collection, 加长未删减 is the uncut version.
    (mark === 'parts' && facts.includes('collection')) || (mark === 'cut:extended' && marks.includes('cut:uncut'))
  return {
    workClass,
    title: share.isJunk ? `junk ${work.title}` : work.title,
    facts: [...normalizeFacts(facts), ...marks.filter((mark) => !isSaid(mark))],
  }
}

/** Several works may have one title, but rarely the same later season or part. */
const isLaterPart = (fact: string): boolean => fact.startsWith('season:') && fact !== 'season:1'

/** Equal for sizes within about a factor of two. */
const sizeOfUndated = ({ workClass, size }: CopyCandidate): string[] =>
  workClass === 'series' && size > 0 ? [`size:${Math.round(Math.log2(size))}`] : []

/** Distinguishes works of one title: the year, or the size of a series without a year; nothing for later seasons and parts. */
const factsOfWork = (share: CopyCandidate, facts: readonly string[]): string[] => {
  const years = facts.filter(isYear)
  if (mayBeVideo.includes(share.workClass) && facts.some(isLaterPart)) return []
  return years.length > 0 ? years : sizeOfUndated(share)
}

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
export const copyGroupsOf = (share: CopyCandidate, aliases: AliasDictionary): CopyGroups => {
  const version = versionOf(share, aliases)
  if (!version) return { copy_group: share.doc_id, copy_base: share.doc_id, copy_work: share.doc_id }
  const { workClass, title, facts } = version
  const mayBeFilm =
    workClass === 'film' ||
    workClass === 'video' ||
    (workClass === 'unknown' && share.size >= workClassThresholds.minVideoBytes)
  const withoutYear = facts.filter((fact) => !isYear(fact))
  const isDated = withoutYear.length < facts.length
  const videoClass = mayBeFilm ? 'film' : workClass
  return {
    copy_group: hashOf([isDated ? videoClass : workClass, title, ...withoutYear, ...factsOfWork(share, facts)]),
    copy_base: hashOf(['any year', videoClass, title, ...withoutYear]),
    copy_work: hashOf([
      'any class',
      mayBeFilm || workClass === 'series' ? 'video' : workClass,
      title,
      ...withoutYear.filter((fact) => fact !== 'season:1'),
    ]),
  }
}
