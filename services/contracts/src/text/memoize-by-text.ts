interface MemoizeOptions {
  /** A full cache is cleared. */
  maxCachedTexts?: number
  /** Results of longer texts are not cached. */
  maxTextLength?: number
}

/**
 * Memoizes a pure function of a text: a share repeats the same text in its name and file names. Results are shared, so callers must not
 * modify them.
 */
export const memoizeByText = <T extends {}>(
  read: (text: string) => T,
  { maxCachedTexts = 1_000, maxTextLength = 200 }: MemoizeOptions = {},
): ((text: string) => T) => {
  const remembered = new Map<string, T>()
  return (text) => {
    if (text.length > maxTextLength) return read(text)
    const known = remembered.get(text)
    if (known !== undefined) return known
    const answer = read(text)
    if (remembered.size >= maxCachedTexts) remembered.clear()
    remembered.set(text, answer)
    return answer
  }
}
