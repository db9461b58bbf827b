export interface SearchActivity {
  record: () => void
  /** Whether the last search began within three seconds. */
  isRecent: () => boolean
}

const recentMs = 3_000

export const createSearchActivity = (now = () => performance.now()): SearchActivity => {
  let lastAtMs = Number.NEGATIVE_INFINITY
  return {
    record: () => {
      lastAtMs = now()
    },
    isRecent: () => now() - lastAtMs < recentMs,
  }
}
