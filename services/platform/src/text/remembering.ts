/** Longer texts are seldom said twice, and are much to remember. */
const longestRemembered = 200

/**
 * Makes a pure function of a text remember its answers for a while: a share says the same over and over, in its name and in the
 * names of its files. Answers are shared, so nobody may change one.
 * @param most answers that are kept; with one more it begins anew
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
