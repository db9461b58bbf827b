/** Largest share of a list that may carry the "new" mark; on a young site every keyword is new. */
const maxShare = 0.2

export const limitNewMarks = <T extends { trend: string }>(words: readonly T[]): readonly T[] => {
  const newCount = words.filter(({ trend }) => trend === 'new').length
  if (newCount <= words.length * maxShare) return words
  return words.map((word) => (word.trend === 'new' ? { ...word, trend: 'same' } : word))
}
