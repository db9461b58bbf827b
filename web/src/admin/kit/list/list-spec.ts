import type { ApiInput, ApiOutput, Spec } from '../../../lib/api/api.ts'

type PagingField = 'page' | 'size' | 'order_by' | 'order'

export type ListSpec = {
  [S in Spec]: ApiOutput<S> extends { list: readonly object[]; total: number }
    ? PagingField extends keyof ApiInput<S>
      ? S
      : never
    : never
}[Spec]

export type RowOf<S extends ListSpec> = ApiOutput<S> extends { list: readonly (infer R extends object)[] } ? R : never

export type FilterName<S extends ListSpec> = Exclude<keyof ApiInput<S>, PagingField> & string

/** Identifies a row within its list and in the URL. */
export type RowKey = string | number
