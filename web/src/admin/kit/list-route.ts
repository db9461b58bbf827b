import type { ApiInput, ApiOutput, Spec } from '../../lib/api.ts'

type WindowField = 'page' | 'size' | 'order_by' | 'order'

/** Calls that answer one page of a list and take how it is to be sorted. */
export type ListSpec = {
  [S in Spec]: ApiOutput<S> extends { list: readonly object[]; total: number }
    ? WindowField extends keyof ApiInput<S>
      ? S
      : never
    : never
}[Spec]

/** A row of the list that a call answers. */
export type RowOf<S extends ListSpec> = ApiOutput<S> extends { list: readonly (infer R extends object)[] } ? R : never

/** What a list can be narrowed by. */
export type FilterName<S extends ListSpec> = Exclude<keyof ApiInput<S>, WindowField> & string

/** Tells rows apart, in their list and in the address. */
export type RowKey = string | number
