/** Whatever a name is spaced and punctuated with; + and # stay, for C++ and C# are not C. */
const between = /[^\p{L}\p{N}\p{M}+#]/gu

/** Some characters come apart into eighteen, and an index holds no keys of more than some thousand bytes. */
const maxLength = 300

/**
 * A name as it is compared: without regard to case, width, spaces and punctuation. A name of nothing else is compared as it
 * is; the answer is empty only for a blank one.
 */
export const foldName = (name: string): string => {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll('\0', '').trim()
  return (plain.replace(between, '') || plain).slice(0, maxLength).toWellFormed()
}
