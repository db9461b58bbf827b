import type { DiskType } from '@pandex/contracts/share-link'

export interface ShareKey {
  disk_type: DiskType
  disk_id: string
}

const textOf = ({ disk_type, disk_id }: ShareKey): string => `${disk_type}:${disk_id}`

/** A map whose keys are shares; equal shares need not be the same object. */
export class ShareMap<T> {
  readonly #values = new Map<string, T>()

  constructor(entries: Iterable<readonly [ShareKey, T]> = []) {
    for (const [share, value] of entries) this.set(share, value)
  }

  get(share: ShareKey): T | undefined {
    return this.#values.get(textOf(share))
  }

  has(share: ShareKey): boolean {
    return this.#values.has(textOf(share))
  }

  set(share: ShareKey, value: T): void {
    this.#values.set(textOf(share), value)
  }

  values(): MapIterator<T> {
    return this.#values.values()
  }
}

/** Groups rows by their share, each group in the order of the rows. */
export const groupByShare = <T extends ShareKey>(rows: readonly T[]): ShareMap<T[]> => {
  const groups = new ShareMap<T[]>()
  for (const row of rows) {
    const group = groups.get(row)
    if (group) group.push(row)
    else groups.set(row, [row])
  }
  return groups
}

/** Types and ids of shares, as `unnest` joins them. */
export const columnsOf = (shares: readonly ShareKey[]): [string[], string[]] => [
  shares.map(({ disk_type }) => disk_type),
  shares.map(({ disk_id }) => disk_id),
]
