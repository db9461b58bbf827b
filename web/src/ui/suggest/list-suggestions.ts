export interface Suggestion {
  text: string
  /** `own`: from the search history. */
  kind: 'own' | 'name' | 'hot' | 'word'
}

/** An empty field gets no name suggestions, which leaves space for more of the others. */
const maxSuggestions = { empty: 13, typed: 8 }
const maxOwnSuggestions = { empty: 5, typed: 3 }

const fold = (text: string): string => text.toLowerCase()

/**
 * Merges the search history that starts with the typed text with the suggestions of the site; no duplicates, never the typed text itself.
 */
export const listSuggestions = (
  typed: string,
  searches: readonly string[],
  suggested: readonly { text: string; kind: string }[],
): Suggestion[] => {
  const field = typed === '' ? 'empty' : 'typed'
  const own = searches
    .filter((text) => fold(text).startsWith(fold(typed)) && fold(text) !== fold(typed))
    .slice(0, maxOwnSuggestions[field])
  const texts = new Set(own.map(fold))
  const others = suggested.filter(({ text }) => !texts.has(fold(text)) && fold(text) !== fold(typed))
  return [
    ...own.map((text): Suggestion => ({ text, kind: 'own' })),
    ...others.map(({ text, kind }): Suggestion => ({ text, kind: kind === 'hot' || kind === 'name' ? kind : 'word' })),
  ].slice(0, maxSuggestions[field])
}

export const splitAtMatch = (text: string, typed: string): { text: string; isTyped: boolean }[] => {
  const at = typed ? fold(text).indexOf(fold(typed)) : -1
  if (at < 0) return [{ text, isTyped: typed === '' }]
  const end = at + typed.length
  return [
    { text: text.slice(0, at), isTyped: false },
    { text: text.slice(at, end), isTyped: true },
    { text: text.slice(end), isTyped: false },
  ].filter((part) => part.text !== '')
}
