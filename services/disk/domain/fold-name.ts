/** Whatever a name is spaced and punctuated with; + and # stay, for C++ and C# are not C. */
const between = /[^\p{L}\p{N}\p{M}+#]/gu

/**
 * A name as it is compared: without regard to case, width, spaces and punctuation. A name of nothing else is compared as it
 * is; the answer is empty only for a blank one.
 */
export const foldName = (name: string): string => {
  const plain = name.normalize('NFKC').toLowerCase().trim()
  return plain.replace(between, '') || plain
}
