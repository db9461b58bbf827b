/** Characters as people count them: an emoji is one. */
export const countCharacters = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** What stands on an avatar. */
export const firstLetter = (name: string): string => {
  for (const character of name) return character.toUpperCase()
  return ''
}
