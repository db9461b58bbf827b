const maxTextLength = 200

/**
 * Memoizes a pure function of a text: a share repeats the same text in its name and file names. Results are shared, so callers must not
 * modify them.
 * @param maxCachedTexts cache size; a full cache is cleared
 */
export const memoizeByText = <T extends {}>(
  read: (text: string) => T,
  maxCachedTexts = 1_000,
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
