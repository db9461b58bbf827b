/** Keeps + and #, so that C++ and C# differ from C. */
const ignoredCharacters = /[^\p{L}\p{N}\p{M}+#]/gu

/** NFKC expands some characters into eighteen, and an index key has at most some thousand bytes. */
const maxLength = 300

/**
 * Folds a name for comparison: ignores case, width, spaces and punctuation. A name of punctuation only is kept; the result is empty only
 * for a blank name.
 */
export const foldName = (name: string): string => {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll('\0', '').trim()
  return (plain.replace(ignoredCharacters, '') || plain).slice(0, maxLength).toWellFormed()
}
