/** Keeps the first and last character; the mask has a fixed length, so that it hides the name's length. */
export const maskName = (name: string): string => {
  const letters = Array.from(name)
  const last = letters.length > 2 ? letters.at(-1) : ''
  return `${letters[0] ?? ''}***${last}`
}
