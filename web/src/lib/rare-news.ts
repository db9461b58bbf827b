/** On a young site every word is new, and a mark on every word says nothing: at most this share of a list is marked. */
const maxShare = 0.2

/** Trends as they are shown: words that are new are marked only when they are rare among the list, at most one of five. */
export const withRareNews = <T extends { trend: string }>(words: readonly T[]): readonly T[] => {
  const newCount = words.filter(({ trend }) => trend === 'new').length
  if (newCount <= words.length * maxShare) return words
  return words.map((word) => (word.trend === 'new' ? { ...word, trend: 'same' } : word))
}
