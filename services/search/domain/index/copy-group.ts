import { createHash } from 'node:crypto'
import { workClassThresholds } from '../relevance-thresholds.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { versionMarksOf } from './version-marks.ts'
import type { WorkClass } from './work-class.ts'
import { workOfShare } from './work-title.ts'
import type { TitledShare } from './work-title.ts'

export interface VersionFacts extends TitledShare {
  doc_id: string
  /** Spam is no copy of the works that it names. */
  isJunk: boolean
}

const versionFact = /^(?:season:|year:|resolution:|collection$|pack$|partial$|single$)/
/** Text and audio formats distinguish versions; video formats do not, nor do notes that lie beside videos. */
const versionFormats = /^format:(?:epub|mobi|azw3?|txt|pdf|flac|ape|wav|dsf|mp3|m4a|cbz|docx?|pptx?)$/

const videoClasses: readonly WorkClass[] = ['film', 'series', 'video']

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
  const work = workOfShare(share, aliases)
  if (!work) return undefined
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
