import type { ApiInput } from '../../lib/api.ts'
import type { FilterName, ListSpec } from './list-route.ts'
import type { FilterValues } from './use-list-state.ts'

/** One thing a list can be narrowed by: its name, and for choices its values, must be what the list's call takes. */
export type Filter<S extends ListSpec> = { [N in FilterName<S>]: FilterOf<S, N> }[FilterName<S>]

interface FilterBase<N> {
  name: N
  label: string
}

type FilterOf<S extends ListSpec, N extends FilterName<S>> =
  | (FilterBase<N> & { kind: 'text'; placeholder?: string; width?: number })
  | (FilterBase<N> & { kind: 'choice'; options: readonly { value: Value<S, N>; label: string }[] })
  | (FilterBase<N> & { kind: 'yesNo'; yes: string; no: string })
  | (FilterBase<N> & {
      kind: 'day'
      /** The day that is meant when none is set. */
      otherwise?: string
      /** For calls that take a moment: the first or the last one of the day, in Shanghai. */
      edge?: 'start' | 'end'
    })

type Value<S extends ListSpec, N extends FilterName<S>> = N extends keyof ApiInput<S>
  ? Exclude<ApiInput<S>[N], undefined | number | ''> & string
  : never

/** The words for a choice's values; yes and no are a choice, too. */
export const optionsOf = <S extends ListSpec>(filter: Filter<S>): readonly { value: string; label: string }[] => {
  if (filter.kind === 'choice') return filter.options
  if (filter.kind !== 'yesNo') return []
  return [
    { value: 'yes', label: filter.yes },
    { value: 'no', label: filter.no },
  ]
}

const edges = { start: 'T00:00:00+08:00', end: 'T23:59:59.999+08:00' }

/** A day, and how the list's call is told of it. */
export const dayOf = (value: string): string => value.slice(0, 10)
export const dayValue = (day: string, edge: keyof typeof edges | undefined): string =>
  day && edge ? day + edges[edge] : day

/** The filters that are set, in words. */
export const activeFilters = <S extends ListSpec>(
  filters: readonly Filter<S>[],
  values: FilterValues<S>,
): { name: FilterName<S>; label: string; words: string }[] =>
  filters.flatMap((filter) => {
    const value = values[filter.name]
    if (!value) return []
    const plain = filter.kind === 'day' ? dayOf(value) : value
    const words = optionsOf(filter).find((option) => option.value === value)?.label ?? plain
    return [{ name: filter.name, label: filter.label, words }]
  })
