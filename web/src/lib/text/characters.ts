/** Counts code points, so an emoji counts once. */
export const countCharacters = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

export const firstLetter = (name: string): string => {
  for (const character of name) return character.toUpperCase()
  return ''
}
