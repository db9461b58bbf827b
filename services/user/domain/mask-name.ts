/** A name for eyes that need not know it: its ends, and as many stars whatever its length. */
export const maskName = (name: string): string => {
  const letters = Array.from(name)
  const last = letters.length > 2 ? letters.at(-1) : ''
  return `${letters[0] ?? ''}***${last}`
}
