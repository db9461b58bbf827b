/** A row of the database of resources. */
export interface StoredVersion {
  id: number
  doc_id: string
  disk_type: string
  disk_id: string
  version: number
}

/** A document of the index. */
export interface IndexedVersion {
  id: number
  doc_id: string
  version: number
  /** Whether it has all that resources are told with by now; older versions of this program wrote less. */
  isComplete: boolean
}

export type Flaw = 'missing' | 'older' | 'incomplete'

/** What is wrong with the document of a row; nothing when it is the row's, or newer than what was read of the row. */
export const flawOf = (row: StoredVersion, indexed: IndexedVersion | undefined): Flaw | undefined => {
  if (!indexed) return 'missing'
  if (indexed.version < row.version) return 'older'
  return indexed.isComplete ? undefined : 'incomplete'
}

/** Documents that belong to none of the rows. */
export const ghostsAmong = (
  indexed: readonly IndexedVersion[],
  rows: readonly Pick<StoredVersion, 'doc_id'>[],
): IndexedVersion[] => {
  const known = new Set(rows.map(({ doc_id }) => doc_id))
  return indexed.filter(({ doc_id }) => !known.has(doc_id))
}
