import { copyGroupsOf } from './copy-group.ts'
import { facetKindOf } from './facet-kinds.ts'
import { describeKinds, readExtensions } from './kinds.ts'
import { readTitleFacts } from './title-facts.ts'
import { soundOf } from './sounds.ts'
import { readFileTitleKeys, readTitleKeys, titlesWithYear } from './title-keys.ts'
import { isAdvertisement, isListOfWorks } from './title-junk.ts'
import { displayNames } from './title-names.ts'
import { tagKey } from '@pandex/platform/text/tag-key'
import { typedFormsOf } from './suggest-typing.ts'

/** A resource as its owner tells it (`disk.saved.v1`). */
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
  /** Points that it asks for itself; absent in documents written before prices were told. */
  cost_coin?: number
  /** RFC 3339, or blank before a drive was asked. */
  checked_at?: string
}

/** What the index holds of a resource. The mapping in `repositories/disk-index-definition.ts` names the same fields. */
export type DiskDocument = Omit<SavedDisk, 'shared_time'> & {
  shared_time: string | null
  /** Of the whole list, which `files` may hold only the beginning of; absent in documents written before files were counted. */
  file_count?: number
  /** False keeps it out of every answer. */
  is_shown: boolean
  /** Whether the site's lists forbid it: then it is not shown either. */
  is_banned?: boolean
  /** Whose share it is, for one hit per sharer: an unknown sharer is not the same as another unknown one. */
  sharer: string
  /** Lower-case, with the dot. */
  extensions: string[]
  titles: string[]
  /** Its titles in pinyin, without tones. */
  sounds: string[]
  /** Names of its work as they are written, for suggestions. */
  names: string[]
  /** How they are typed (`typedFormsOf`). */
  typed_forms: string[]
  /** The titles that its files are named by. */
  file_titles: string[]
  facts: string[]
  /** Its tags as visitors may see them beside other resources, and their keys, equal for every writing (`tagKey`). */
  tag_names: string[]
  tag_keys: string[]
  /** Equal for copies of one version of one work. */
  copy_group: string
  /** Equal for copies whatever year they say. */
  copy_base: string
  /** Hundredths that the relevance is multiplied by: what the site and the link's state say, whatever is searched for. */
  quality: number
}

/** Lines beyond this are not indexed: the longest lists repeat one pattern, and each hit carries its list. */
const longestFiles = 20_000

/** Characters of a list of files that facts are read from. */
const longestFactsOfFiles = 2_000

/** The marks that a highlight is made with (`to-hit.ts`) must not come from outside. */
const withoutMarks = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '')

/** Whether lines of a list as the index has it may have been cut off: a cut leaves all but the last line. */
export const mayBeCut = (files: string): boolean => files.length > longestFiles / 2

/** Lines of a list that name a file. */
export const countFiles = (files: string): number => files.match(/^file:/gm)?.length ?? 0

const cutLines = (files: string): string => {
  if (files.length <= longestFiles) return files
  return files.slice(0, files.lastIndexOf('\n', longestFiles) + 1 || longestFiles).trimEnd()
}

/** A share that lists nothing but advertisements has lost what its name promises, or never had it. */
const hasNoContent = (files: string, extensions: readonly string[]): boolean =>
  files !== '' &&
  !files.includes('folder:') &&
  extensions.every((extension) =>
    ['.url', '.html', '.htm', '.png', '.jpg', '.jpeg', '.lnk', '.exe'].includes(extension),
  ) &&
  extensions.some((extension) => ['.url', '.html', '.htm', '.lnk'].includes(extension))

const qualityOf = (
  disk: SavedDisk,
  factors: { isPartial: boolean; isSingle: boolean; hasNoContent: boolean; isJunk: boolean },
): number => {
  const steps = [
    disk.is_mine ? 1.2 : 1,
    disk.weight > 0 ? 1 + Math.min(disk.weight, 100) / 400 : 1,
    disk.weight < 0 ? 0.7 : 1,
    disk.health === 'valid' ? 1.05 : 1,
    disk.health === 'password' ? 0.8 : 1,
    disk.status === 1 || disk.status === 3 ? 0.9 : 1,
    disk.status === 4 ? 0.6 : 1,
    factors.isPartial ? 0.65 : 1,
    factors.isSingle ? 0.7 : 1,
    factors.hasNoContent ? 0.5 : 1,
    factors.isJunk ? 0.35 : 1,
  ]
  return Math.round(steps.reduce((product, step) => product * step, 100))
}

const groupOf = (token: string): string => token.slice(0, token.indexOf(':'))

/** What the name does not say, its files may: season, year, resolution; and which episodes they are. */
const factsOfFiles = (files: string, said: readonly string[]): string[] => {
  const known = new Set(said.map(groupOf))
  const { tokens } = readTitleFacts(files.slice(0, longestFactsOfFiles))
  // Files of several years are a collection, and no year is its own.
  if (tokens.filter((token) => token.startsWith('year:')).length > 1) known.add('year')
  return tokens.filter((token) => {
    const group = groupOf(token)
    return group === 'episode' || (['season', 'year', 'resolution'].includes(group) && !known.has(group))
  })
}

/** Whether a resource may be in answers, unless the site's lists forbid it. */
export const isAnswerable = ({ enabled, health }: Pick<SavedDisk, 'enabled' | 'health'>): boolean =>
  enabled && health !== 'dead'

const minIdLength = 6
const minPassLength = 4

/** Tags that say nothing of the share itself: facets and the sitemap show them to everybody, whatever the resource costs. */
const publicTags = ({ tags, disk_id, disk_pass }: SavedDisk): string[] => {
  const secrets = [
    ...(disk_id.length >= minIdLength ? [tagKey(disk_id)] : []),
    ...(disk_pass.length >= minPassLength ? [tagKey(disk_pass)] : []),
  ]
  return tags.filter((tag) => tagKey(tag) !== '' && !secrets.some((secret) => tagKey(tag).includes(secret)))
}

/** Everything that does not depend on the question is worked out here, once, instead of at every search. */
export const toDocument = (disk: SavedDisk): DiskDocument => {
  const name = withoutMarks(disk.disk_name)
  const files = cutLines(withoutMarks(disk.files))
  const extensions = readExtensions(name, files)
  const { tokens } = readTitleFacts(name)
  // Who lists many works does not teach what they are called.
  const isList = isListOfWorks(name)
  const titles = isList ? [] : [...new Set([...readTitleKeys(name), ...titlesWithYear(name)])]
  const fileTitles = isList ? [] : readFileTitleKeys(files)
  const kinds = describeKinds(name, files, extensions)
  const facetKind = facetKindOf(name, files, kinds)
  const facts = [...new Set([...tokens, ...factsOfFiles(files, tokens), ...kinds, ...(facetKind ? [facetKind] : [])])]
  const names = isList ? [] : displayNames(name, fileTitles, files)
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
    checked_at: disk.checked_at,
    is_shown: isAnswerable(disk),
    sharer: disk.share_user_id || disk.share_user || disk.doc_id,
    extensions,
    titles,
    ...copyGroupsOf({ doc_id: disk.doc_id, file_titles: fileTitles, facts, name }),
    sounds: [...new Set(titles.flatMap((title) => soundOf(title) ?? []))],
    names,
    typed_forms: [...new Set(names.flatMap(typedFormsOf))],
    file_titles: fileTitles,
    facts,
    tag_names: tags,
    tag_keys: [...new Set(tags.map(tagKey))],
    quality: qualityOf(disk, {
      isPartial: tokens.includes('partial'),
      isSingle: tokens.includes('single'),
      hasNoContent: hasNoContent(files, extensions),
      isJunk: isList || (tokens.length === 0 && isAdvertisement(name)),
    }),
  }
}
