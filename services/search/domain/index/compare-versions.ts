export interface StoredVersion {
  id: number
  doc_id: string
  disk_type: string
  disk_id: string
  version: number
}

export interface IndexedVersion {
  id: number
  doc_id: string
  version: number
  /** False for documents that lack fields because an older version of this program wrote them. */
  isComplete: boolean
}

export type Discrepancy = 'missing' | 'older' | 'incomplete'

export const findDiscrepancy = (row: StoredVersion, indexed: IndexedVersion | undefined): Discrepancy | undefined => {
  if (!indexed) return 'missing'
  if (indexed.version < row.version) return 'older'
  return indexed.isComplete ? undefined : 'incomplete'
}

export const findOrphans = (
  indexed: readonly IndexedVersion[],
  rows: readonly Pick<StoredVersion, 'doc_id'>[],
): IndexedVersion[] => {
  const known = new Set(rows.map(({ doc_id }) => doc_id))
  return indexed.filter(({ doc_id }) => !known.has(doc_id))
}
