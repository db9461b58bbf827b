import type { FormatGroup } from '@pandex/contracts/format-groups'
import { driveCodes, driveOf } from '../../lib/resource/drives.ts'
import type { DriveCode } from '../../lib/resource/drives.ts'
import { formatGroupNames } from '../../lib/resource/format-groups.ts'
import { shareTimes, sizeRanges } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import type { SiteConfig } from '../../lib/settings/site-config.ts'
import type { SearchReply } from '../../shared/search/api.ts'
import { kindLabel } from './kind-labels.ts'

export interface FacetChoice {
  key: string
  label: string
  isOn: boolean
  change: Partial<SearchState>
  /** Number of results with this choice; undefined without counts. */
  count?: number | undefined
  drive?: DriveCode
}

export interface FacetGroup {
  title: string
  isShort: boolean
  choices: FacetChoice[]
}

type Facets = NonNullable<SearchReply['facets']>
type Counts = Facets['types'] | undefined
type Operators = SearchReply['operators']

const maxShown = 9

const toggle = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

const countOf = (counts: Counts, key: string): number | undefined =>
  counts && (counts.find((other) => other.key === key)?.count ?? 0)

/** Chosen values and those with results; all values if there are no counts. */
const withResults = (choices: FacetChoice[]): FacetChoice[] =>
  choices.filter(({ isOn, count }) => isOn || count === undefined || count > 0)

const valuesOf = (counts: Counts, chosen: readonly string[]): string[] => [
  ...new Set([...(counts ?? []).slice(0, maxShown).map(({ key }) => key), ...chosen]),
]

/** A choice that an operator of the keyword made is chosen, and choosing it again removes the operator. */
const chosen = <T>(
  list: readonly T[],
  item: T,
  { operators, kind, change }: { operators: Operators; kind: string; change: (list: T[]) => Partial<SearchState> },
): Pick<FacetChoice, 'isOn' | 'change'> => {
  const operator = operators.find((other) => other.kind === kind && other.value === String(item))
  if (!operator) return { isOn: list.includes(item), change: change(toggle(list, item)) }
  return { isOn: true, change: { ...change(list.filter((other) => other !== item)), q: operator.q_without } }
}

const drives = (state: SearchState, counts: Counts, operators: Operators): FacetChoice[] =>
  driveCodes.map((code) => ({
    key: code,
    label: driveOf(code).label,
    ...chosen(state.types, code, { operators, kind: 'site', change: (types) => ({ types }) }),
    count: countOf(counts, code),
    drive: code,
  }))

const formats = (state: SearchState, counts: Counts, operators: Operators): FacetChoice[] =>
  (Object.keys(formatGroupNames) as FormatGroup[]).map((name) => ({
    key: name,
    label: formatGroupNames[name],
    ...chosen(state.formats, name, { operators, kind: 'type', change: (names) => ({ formats: names }) }),
    count: countOf(counts, name),
  }))

const kinds = (state: SearchState, counts: Counts): FacetChoice[] =>
  valuesOf(counts, state.kinds).map((kind) => ({
    key: kind,
    label: kindLabel(kind),
    isOn: state.kinds.includes(kind),
    change: { kinds: toggle(state.kinds, kind) },
    count: countOf(counts, kind),
  }))

const years = (state: SearchState, counts: Counts, operators: Operators): FacetChoice[] =>
  valuesOf(counts, state.years.map(String))
    .sort((a, b) => Number(b) - Number(a))
    .map((year) => ({
      key: year,
      label: year,
      ...chosen(state.years, Number(year), { operators, kind: 'year', change: (list) => ({ years: list }) }),
      count: countOf(counts, year),
    }))

const seasons = (state: SearchState, counts: Counts): FacetChoice[] =>
  valuesOf(counts, state.seasons.map(String))
    .sort((a, b) => Number(a) - Number(b))
    .map((season) => ({
      key: season,
      label: `第 ${season} 季`,
      isOn: state.seasons.includes(Number(season)),
      change: { seasons: toggle(state.seasons, Number(season)) },
      count: countOf(counts, season),
    }))

const tags = (state: SearchState, counts: Counts): FacetChoice[] =>
  valuesOf(counts, state.tags).map((tag) => ({
    key: tag,
    label: tag,
    isOn: state.tags.includes(tag),
    change: { tags: toggle(state.tags, tag) },
    count: countOf(counts, tag),
  }))

const sharedTimes = (state: SearchState): FacetChoice[] =>
  (Object.keys(shareTimes) as (keyof typeof shareTimes)[]).map((name) => ({
    key: name,
    label: shareTimes[name],
    isOn: state.time === name,
    change: { time: state.time === name ? '' : name },
  }))

const sizes = (state: SearchState): FacetChoice[] =>
  (Object.keys(sizeRanges) as (keyof typeof sizeRanges)[]).map((name) => ({
    key: name,
    label: sizeRanges[name].label,
    isOn: state.size === name,
    change: { size: state.size === name ? '' : name },
  }))

const matching = (state: SearchState): FacetChoice[] => [
  { key: 'exact', label: '名称完全包含', isOn: state.isExact, change: { isExact: !state.isExact } },
  { key: 'fold', label: '分开列出相同版本', isOn: state.isUnfolded, change: { isUnfolded: !state.isUnfolded } },
]

/**
 * Filters that the site offers for a search, with counts. Omits groups that cannot narrow the result: no value, or
 * a single value that is not chosen.
 */
export const facetGroups = (
  state: SearchState,
  facets: Facets | null | undefined,
  filters: SiteConfig['search']['filters'],
  operators: Operators = [],
): FacetGroup[] => {
  const counted = (title: string, choices: FacetChoice[], isShort: boolean): FacetGroup[] => {
    const shown = withResults(choices)
    return shown.length > 1 || shown[0]?.isOn ? [{ title, isShort, choices: shown }] : []
  }
  return [
    ...(filters.types ? counted('网盘', drives(state, facets?.types, operators), false) : []),
    ...counted('类别', kinds(state, facets?.kinds), true),
    ...(filters.formats ? counted('文件格式', formats(state, facets?.formats, operators), true) : []),
    ...counted('年份', years(state, facets?.years, operators), true),
    ...counted('季', seasons(state, facets?.seasons), true),
    ...(filters.tags ? counted('标签', tags(state, facets?.tags), false) : []),
    { title: '大小', isShort: true, choices: sizes(state) },
    ...(filters.times ? [{ title: '分享时间', isShort: true, choices: sharedTimes(state) }] : []),
    { title: '匹配', isShort: false, choices: matching(state).slice(filters.exact ? 0 : 1) },
  ]
}
