const longestRemembered = 200

/**
 * Memoizes a pure function of a text: a share repeats the same text in its name and file names. Results are shared, so callers must not
 * modify them.
 * @param most cache size; a full cache is cleared
 */
export const remembering = <T extends {}>(read: (text: string) => T, most = 1_000): ((text: string) => T) => {
  const remembered = new Map<string, T>()
  return (text) => {
    if (text.length > longestRemembered) return read(text)
    const known = remembered.get(text)
    if (known !== undefined) return known
    const answer = read(text)
    if (remembered.size >= most) remembered.clear()
    remembered.set(text, answer)
    return answer
  }
}
