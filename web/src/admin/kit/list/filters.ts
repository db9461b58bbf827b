import type { ApiInput } from '../../../lib/api/api.ts'
import type { FilterName, ListSpec } from './list-spec.ts'
import type { FilterValues } from './use-list-state.ts'

/** A filter of a list. Its name and options are type-checked against the input of the list's call. */
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
      defaultDay?: string
      /** Sends the start or the end of the day in Asia/Shanghai, for calls that take a time. */
      edge?: 'start' | 'end'
    })

type Value<S extends ListSpec, N extends FilterName<S>> = N extends keyof ApiInput<S>
  ? Exclude<ApiInput<S>[N], undefined | number | ''> & string
  : never

export const optionsOf = <S extends ListSpec>(filter: Filter<S>): readonly { value: string; label: string }[] => {
  if (filter.kind === 'choice') return filter.options
  if (filter.kind !== 'yesNo') return []
  return [
    { value: 'yes', label: filter.yes },
    { value: 'no', label: filter.no },
  ]
}

const edges = { start: 'T00:00:00+08:00', end: 'T23:59:59.999+08:00' }

export const dayOf = (value: string): string => value.slice(0, 10)
export const dayValue = (day: string, dayEdge: keyof typeof edges | undefined): string =>
  day && dayEdge ? day + edges[dayEdge] : day

export const activeFilters = <S extends ListSpec>(
  filters: readonly Filter<S>[],
  values: FilterValues<S>,
): { name: FilterName<S>; label: string; valueLabel: string }[] =>
  filters.flatMap((filter) => {
    const value = values[filter.name]
    if (!value) return []
    const text = filter.kind === 'day' ? dayOf(value) : value
    const valueLabel = optionsOf(filter).find((option) => option.value === value)?.label ?? text
    return [{ name: filter.name, label: filter.label, valueLabel }]
  })
