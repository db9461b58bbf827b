type EdgesOf<R> = R extends { edges: infer E } ? NonNullable<E> : Record<string, never>

/** Clients expect `edges` on every row, also when it is empty. */
export const withEdges = <R extends object>(row: R): Omit<R, 'edges'> & { edges: EdgesOf<R> } => ({
  ...row,
  edges: (('edges' in row ? row.edges : null) ?? {}) as EdgesOf<R>,
})

export const listWithEdges = <R extends object>({ list, total }: { list: R[]; total: number }) => ({
  list: list.map((row) => withEdges(row)),
  total,
})

export const asNull = (): null => null

export const asList = <R>({ list }: { list: R[] }): R[] => list

/** Lists omit the access policy and file sizes, which only the resource's own page shows. */
export const listedDisk = <R extends { policy: unknown; file_sizes: unknown }>(disk: R) => {
  const { policy: _policy, file_sizes: _sizes, ...row } = disk
  return withEdges(row)
}

export const categoryWithPath = <C extends object, P>({ category, path }: { category: C | null; path: P }) => ({
  ...withEdges(category ?? ({} as C)),
  path,
})

export const docIdsOf = (rows: readonly { doc_id: string }[]): string[] => rows.map(({ doc_id }) => doc_id)
