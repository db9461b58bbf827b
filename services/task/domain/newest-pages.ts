/** `update_time`: RFC 3339 in UTC. */
export interface ChangedPage {
  doc_id: string
  update_time: string
}

export interface NewestPages {
  add(pages: readonly ChangedPage[]): void
  list(): ChangedPage[]
}

const newestFirst = (a: ChangedPage, b: ChangedPage): number =>
  a.update_time === b.update_time ? 0 : a.update_time < b.update_time ? 1 : -1

/** Keeps the `size` most recently changed pages; holds up to twice as many in memory. */
export const createNewestPages = (size: number): NewestPages => {
  let kept: ChangedPage[] = []
  const list = (): ChangedPage[] => {
    kept = kept.toSorted(newestFirst).slice(0, size)
    return kept
  }
  return {
    add: (pages) => {
      kept = [...kept, ...pages]
      if (kept.length > 2 * size) list()
    },
    list,
  }
}
