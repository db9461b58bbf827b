import { qualityFactors } from '../index-thresholds.ts'
import { copyGroupsOf } from './copy-group.ts'
import { withoutMarks } from './highlight-marks.ts'
import { facetKindOf } from '../reading/facet-kinds.ts'
import { facetTokensOf, titleTokensOf } from '../reading/index-tokens.ts'
import { contentOf } from '../reading/share-content.ts'
import type { ShareContent } from '../reading/share-content.ts'
import { describeKinds, extractExtensions } from '../reading/share-kinds.ts'
import { withoutFileNumbers } from '../reading/numbered-files.ts'
import { extractTitleFacts } from '../reading/title-facts.ts'
import { phoneticKeyOf } from '../reading/phonetic-key.ts'
import { extractFileTitleKeys, extractTitleKeys, titlesWithYear } from '../reading/title-keys.ts'
import { isAdvertisement, isListOfWorks, isLure, isStuffed, withoutLeaflets } from '../reading/title-junk.ts'
import { emptyAliases } from '../titles/alias-dictionary.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { suggestionNames } from '../reading/main-title.ts'
import { isSearchedMark, versionMarksOf } from '../reading/version-marks.ts'
import { workClassOf } from '../reading/work-class.ts'
import { tagKey } from '@pandex/contracts/text/tag-key'
import { typedFormsOf } from '../reading/typed-forms.ts'

export interface SavedDisk {
  id: number
  doc_id: string
  disk_type: string
  disk_id: string
  disk_pass: string
  disk_name: string
  files: string
  share_user: string
  share_user_id: string
  /** RFC 3339, or blank when unknown. */
  shared_time: string
  rel_movie: string
  is_mine: boolean
  enabled: boolean
  tags: string[]
  weight: number
  status: number
  size: number
  cate_id: number
  health: string
  /** The resource's own price in points; absent in documents that were written before prices existed. */
  cost_coin?: number
  /** Absent in documents that were written before the field existed. */
  views?: number
  /** RFC 3339, or blank before the first probe of the drive. */
  checked_at?: string
}

/** The mapping in `repositories/index/disk-index-definition.ts` has the same fields. */
export type DiskDocument = Omit<SavedDisk, 'shared_time'> & {
  shared_time: string | null
  /**
   * Counts the whole list, of which `files` may hold only the beginning; absent in documents written before the field
   * existed.
   */
  file_count?: number
  is_shown: boolean
  /** Whether the ban lists match; `is_shown` is false then. */
  is_banned?: boolean
  /** Groups hits by sharer; unknown sharers get distinct values. */
  sharer: string
  extensions: string[]
  titles: string[]
  sounds: string[]
  names: string[]
  typed_forms: string[]
  file_titles: string[]
  facts: string[]
  /** Groups of the facts: `season` for `season:2`. */
  fact_groups: string[]
  facet_tokens: string[]
  title_tokens: string[]
  /** Public tags, and their keys, equal for all spellings (`tagKey`). */
  tag_names: string[]
  tag_keys: string[]
  copy_group: string
  copy_base: string
  /** Absent in documents that were written before the field existed. */
  copy_work?: string
  /**
   * Factor of the relevance in hundredths, independent of the keyword: from site settings, the link's state and the
   * name.
   */
  quality: number
}

/** Characters of a file list that are indexed: longer lists repeat one pattern, and each hit carries its list. */
const maxFilesLength = 20_000

const maxFactsTextLength = 2_000

/** True for some uncut lists too: a cut list is up to one line shorter than `maxFilesLength`. */
export const mayBeTruncated = (files: string): boolean => files.length > maxFilesLength / 2

export const countFiles = (files: string): number => files.match(/^file:/gm)?.length ?? 0

const truncateLines = (files: string): string => {
  if (files.length <= maxFilesLength) return files
  return files.slice(0, files.lastIndexOf('\n', maxFilesLength) + 1 || maxFilesLength).trimEnd()
}

/** Highest weight that admins give. */
const maxWeight = 100

const qualityOf = (
  disk: SavedDisk,
  share: {
    isPartial: boolean
    isSingle: boolean
    isAddon: boolean
    content: ShareContent
    isLure: boolean
    isJunk: boolean
  },
): number => {
  const { maxPromotion } = qualityFactors
  const factors = [
    disk.is_mine ? qualityFactors.ownedBySite : 1,
    disk.weight > 0 ? 1 + (Math.min(disk.weight, maxWeight) / maxWeight) * (maxPromotion - 1) : 1,
    disk.weight < 0 ? qualityFactors.demotion : 1,
    disk.health === 'valid' ? qualityFactors.validLink : 1,
    disk.health === 'password' ? qualityFactors.passwordMissing : 1,
    disk.status === 1 || disk.status === 3 ? qualityFactors.reported : 1,
    disk.status === 4 ? qualityFactors.possiblyDead : 1,
    share.isPartial ? qualityFactors.partial : 1,
    share.isSingle ? qualityFactors.singleEpisode : 1,
    share.isAddon ? qualityFactors.addon : 1,
    share.content === 'none' ? qualityFactors.noContent : 1,
    share.isLure ? qualityFactors.lure : 1,
    share.isJunk ? qualityFactors.junk : 1,
  ]
  return Math.round(factors.reduce((product, factor) => product * factor, 100))
}

/** Facts that files state where the name does not. */
const factGroupsOfFiles = ['season', 'year', 'resolution', 'source', 'language']

const groupOf = (token: string): string => token.slice(0, token.indexOf(':'))

const factsOfFiles = (files: string, stated: readonly string[]): string[] => {
  const known = new Set(stated.map(groupOf))
  const { tokens } = extractTitleFacts(files.slice(0, maxFactsTextLength))
  // Files of several years are a collection without a year of its own.
  if (tokens.filter((token) => token.startsWith('year:')).length > 1) known.add('year')
  return tokens.filter((token) => {
    const group = groupOf(token)
    return group === 'episode' || (factGroupsOfFiles.includes(group) && !known.has(group))
  })
}

export const isSearchable = ({ enabled, health }: Pick<SavedDisk, 'enabled' | 'health'>): boolean =>
  enabled && health !== 'dead'

/** Shorter ids occur in texts by chance. */
export const minIdLength = 6
const minPassLength = 4

/** Tags that do not leak the share: facets and the sitemap show them to all visitors, independent of the price. */
const publicTags = ({ tags, disk_id, disk_pass }: SavedDisk): string[] => {
  const secrets = [
    ...(disk_id.length >= minIdLength ? [tagKey(disk_id)] : []),
    ...(disk_pass.length >= minPassLength ? [tagKey(disk_pass)] : []),
  ]
  return tags.filter((tag) => tagKey(tag) !== '' && !secrets.some((secret) => tagKey(tag).includes(secret)))
}

export const toDocument = (disk: SavedDisk, aliases: AliasDictionary = emptyAliases): DiskDocument => {
  // Hits turn these characters into markup.
  const name = withoutMarks(disk.disk_name)
  const files = truncateLines(withoutMarks(disk.files))
  const extensions = extractExtensions(name, files)
  const { tokens } = extractTitleFacts(name)
  // Lists of works must not teach aliases.
  const isList = isListOfWorks(name)
  const titles = isList ? [] : [...new Set([...extractTitleKeys(name), ...titlesWithYear(name)])]
  const unnumbered = withoutFileNumbers(files)
  const fileTitles = isList ? [] : extractFileTitleKeys(unnumbered)
  const kinds = describeKinds(name, files, extractExtensions(name, withoutLeaflets(files)))
  const facetKind = facetKindOf(name, files, kinds)
  const stated = [
    ...new Set([...tokens, ...factsOfFiles(unnumbered, tokens), ...kinds, ...(facetKind ? [facetKind] : [])]),
  ]
  const workClass = workClassOf({ name, files, facts: stated, size: disk.size })
  const marks = versionMarksOf(name, workClass)
  const facts = [...stated, ...marks.filter(isSearchedMark)]
  const content = contentOf({ name, titles, files, size: disk.size, facts: [...tokens, ...kinds] })
  const isJunk = isList || isStuffed(name) || (tokens.length === 0 && isAdvertisement(name))
  const isBait = content === 'unknown' && isLure(name)
  const names = isList ? [] : suggestionNames(name, fileTitles, files)
  const tags = publicTags(disk)
  const isTimeKnown = !Number.isNaN(Date.parse(disk.shared_time))
  return {
    id: disk.id,
    doc_id: disk.doc_id,
    disk_type: disk.disk_type,
    disk_id: disk.disk_id,
    disk_pass: disk.disk_pass,
    disk_name: name,
    files,
    file_count: countFiles(disk.files),
    share_user: disk.share_user,
    share_user_id: disk.share_user_id,
    shared_time: isTimeKnown ? disk.shared_time : null,
    rel_movie: disk.rel_movie,
    is_mine: disk.is_mine,
    enabled: disk.enabled,
    tags: disk.tags,
    weight: disk.weight,
    status: disk.status,
    size: disk.size,
    cate_id: disk.cate_id,
    health: disk.health,
    cost_coin: disk.cost_coin,
    views: disk.views ?? 0,
    checked_at: disk.checked_at,
    is_shown: isSearchable(disk),
    sharer: disk.share_user_id || disk.share_user || disk.doc_id,
    extensions,
    titles,
    ...copyGroupsOf(
      {
        doc_id: disk.doc_id,
        file_titles: fileTitles,
        files,
        facts,
        name,
        size: disk.size,
        workClass,
        isJunk: isJunk || isBait || content === 'none',
      },
      aliases,
    ),
    sounds: [...new Set(titles.flatMap((title) => phoneticKeyOf(title) ?? []))],
    names,
    typed_forms: [...new Set(names.flatMap(typedFormsOf))],
    file_titles: fileTitles,
    facts,
    fact_groups: [...new Set(facts.filter((token) => token.includes(':')).map(groupOf))],
    facet_tokens: facetTokensOf({ disk_type: disk.disk_type, extensions, facts }),
    title_tokens: titleTokensOf(facts, workClass),
    tag_names: tags,
    tag_keys: [...new Set(tags.map(tagKey))],
    quality: qualityOf(disk, {
      isPartial: tokens.includes('partial'),
      isSingle: tokens.includes('single'),
      isAddon: marks.includes('addon'),
      content,
      isLure: isBait,
      isJunk,
    }),
  }
}
