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
  | (FilterBase<N> & { kind: 'day'; /** The day that is meant when none is set. */ otherwise?: string })

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

/** The filters that are set, in words. */
export const activeFilters = <S extends ListSpec>(
  filters: readonly Filter<S>[],
  values: FilterValues<S>,
): { name: FilterName<S>; label: string; words: string }[] =>
  filters.flatMap((filter) => {
    const value = values[filter.name]
    if (!value) return []
    const words = optionsOf(filter).find((option) => option.value === value)?.label ?? value
    return [{ name: filter.name, label: filter.label, words }]
  })
