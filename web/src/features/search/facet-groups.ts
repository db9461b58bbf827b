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
  /** Chosen by an operator of the keyword. */
  isTyped?: boolean
  change: Partial<SearchState>
  /** Number of results with this choice; undefined without counts. */
  count?: number | undefined
  drive?: DriveCode | undefined
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

/** A choice that an operator of the keyword made is chosen; choosing it again removes the operator. */
const markTyped = (choices: FacetChoice[], operators: Operators, kind: string | undefined): FacetChoice[] =>
  choices.map((choice) => {
    const operator = operators.find((other) => other.kind === kind && other.value === choice.key)
    if (!operator) return choice
    return {
      ...choice,
      isOn: true,
      isTyped: true,
      change: { ...(choice.isOn && choice.change), q: operator.q_without },
    }
  })

type ListFilter = 'types' | 'formats' | 'kinds' | 'years' | 'seasons' | 'tags'

/** A choice for each value of a filter that takes several. */
const anyOf = <T extends string | number>(
  state: SearchState & Readonly<Record<ListFilter, readonly (string | number)[]>>,
  filter: ListFilter,
  values: readonly T[],
  counts: Counts,
  labelOf: (value: T) => string = String,
): FacetChoice[] =>
  values.map((value) => ({
    key: String(value),
    label: labelOf(value),
    isOn: state[filter].includes(value),
    change: { [filter]: toggle(state[filter], value) },
    count: countOf(counts, String(value)),
  }))

const numbersOf = (counts: Counts, chosen: readonly number[]): number[] =>
  valuesOf(counts, chosen.map(String))
    .map(Number)
    .sort((a, b) => a - b)

const drives = (state: SearchState, counts: Counts): FacetChoice[] =>
  anyOf(state, 'types', driveCodes, counts, (code) => driveOf(code).label).map((choice, index) => ({
    ...choice,
    drive: driveCodes[index],
  }))

const formats = (state: SearchState, counts: Counts): FacetChoice[] =>
  anyOf(state, 'formats', Object.keys(formatGroupNames) as FormatGroup[], counts, (name) => formatGroupNames[name])

const kinds = (state: SearchState, counts: Counts): FacetChoice[] =>
  anyOf(state, 'kinds', valuesOf(counts, state.kinds), counts, kindLabel)

const years = (state: SearchState, counts: Counts): FacetChoice[] =>
  anyOf(state, 'years', numbersOf(counts, state.years).reverse(), counts)

const seasons = (state: SearchState, counts: Counts): FacetChoice[] =>
  anyOf(state, 'seasons', numbersOf(counts, state.seasons), counts, (season) => `第 ${season} 季`)

const tags = (state: SearchState, counts: Counts): FacetChoice[] =>
  anyOf(state, 'tags', valuesOf(counts, state.tags), counts)

const oneOf = <F extends 'time' | 'size'>(
  state: SearchState,
  field: F,
  labels: Readonly<Record<string, string>>,
): FacetChoice[] =>
  Object.entries(labels).map(([key, label]) => {
    const isOn = state[field] === key
    return { key, label, isOn, change: { [field]: isOn ? '' : key } }
  })

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
  /** @param kind of the operators that make the choices of the group */
  const counted = (title: string, choices: FacetChoice[], isShort: boolean, kind?: string): FacetGroup[] => {
    const shown = withResults(markTyped(choices, operators, kind))
    return shown.length > 1 || shown[0]?.isOn ? [{ title, isShort, choices: shown }] : []
  }
  return [
    ...(filters.types ? counted('网盘', drives(state, facets?.types), false, 'site') : []),
    ...counted('类别', kinds(state, facets?.kinds), true),
    ...(filters.formats ? counted('文件格式', formats(state, facets?.formats), true, 'type') : []),
    ...counted('年份', years(state, facets?.years), true, 'year'),
    ...counted('季', seasons(state, facets?.seasons), true),
    ...(filters.tags ? counted('标签', tags(state, facets?.tags), false) : []),
    { title: '大小', isShort: true, choices: oneOf(state, 'size', sizeRanges) },
    ...(filters.times ? [{ title: '分享时间', isShort: true, choices: oneOf(state, 'time', shareTimes) }] : []),
    { title: '匹配', isShort: false, choices: matching(state).slice(filters.exact ? 0 : 1) },
  ]
}
