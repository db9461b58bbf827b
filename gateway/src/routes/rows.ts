/** What hangs on a row, as the contract wants it: an object even when there is nothing. */
type EdgesOf<R> = R extends { edges: infer E } ? NonNullable<E> : Record<string, never>

/** A row as the public contract wants it: clients read `edges` of every row. */
export const withEdges = <R extends object>(row: R): Omit<R, 'edges'> & { edges: EdgesOf<R> } => ({
  ...row,
  edges: (('edges' in row ? row.edges : null) ?? {}) as EdgesOf<R>,
})

/** A list of such rows. */
export const listWithEdges = <R extends object>({ list, total }: { list: R[]; total: number }) => ({
  list: list.map((row) => withEdges(row)),
  total,
})

/** For calls that have nothing to say. */
export const asNull = (): null => null

/** A bare list, where the contract wants one. */
export const asList = <R>({ list }: { list: R[] }): R[] => list

/** A resource in a list: what opening it takes is said by its own page. */
export const listedDisk = <R extends { policy: unknown; file_sizes: unknown }>(disk: R) => {
  const { policy: _policy, file_sizes: _sizes, ...row } = disk
  return withEdges(row)
}

/** A category with the way to it from its root. */
export const categoryWithPath = <C extends object, P>({ category, path }: { category: C | null; path: P }) => ({
  ...withEdges(category ?? ({} as C)),
  path,
})

/** Public ids of the resources of a list. */
export const docIdsOf = (rows: readonly { doc_id: string }[]): string[] => rows.map(({ doc_id }) => doc_id)
