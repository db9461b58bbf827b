/** What hangs on a row, as the contract wants it: an object even when there is nothing. */
type EdgesOf<R> = R extends { edges: infer E } ? NonNullable<E> : Record<string, never>

/** A row as the public contract wants it: clients read `edges` of every row. */
export const withEdges = <R extends object>(row: R): Omit<R, 'edges'> & { edges: EdgesOf<R> } => ({
  ...row,
  edges: (('edges' in row ? row.edges : null) ?? {}) as EdgesOf<R>,
})
