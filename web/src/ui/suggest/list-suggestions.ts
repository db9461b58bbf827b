/** A line below the search field. */
export interface Offer {
  text: string
  /** `own`: searched for here before. */
  kind: 'own' | 'name' | 'hot' | 'word'
}

/** With nothing typed there are no names to suggest, so that more of the others fit. */
const maxOffers = { empty: 13, typed: 8 }
const maxOwn = { empty: 5, typed: 3 }

const fold = (text: string): string => text.toLowerCase()

/** Own earlier searches that go on from what is typed, then what the site suggests; each text once, and never what is typed. */
export const listSuggestions = (
  typed: string,
  searches: readonly string[],
  suggested: readonly { text: string; kind: string }[],
): Offer[] => {
  const field = typed === '' ? 'empty' : 'typed'
  const own = searches
    .filter((text) => fold(text).startsWith(fold(typed)) && fold(text) !== fold(typed))
    .slice(0, maxOwn[field])
  const texts = new Set(own.map(fold))
  const others = suggested.filter(({ text }) => !texts.has(fold(text)) && fold(text) !== fold(typed))
  return [
    ...own.map((text): Offer => ({ text, kind: 'own' })),
    ...others.map(({ text, kind }): Offer => ({ text, kind: kind === 'hot' || kind === 'name' ? kind : 'word' })),
  ].slice(0, maxOffers[field])
}

/** A text in parts: what of it is typed already, and what it adds. */
export const splitTyped = (text: string, typed: string): { text: string; isTyped: boolean }[] => {
  const at = typed ? fold(text).indexOf(fold(typed)) : -1
  if (at < 0) return [{ text, isTyped: typed === '' }]
  const end = at + typed.length
  return [
    { text: text.slice(0, at), isTyped: false },
    { text: text.slice(at, end), isTyped: true },
    { text: text.slice(end), isTyped: false },
  ].filter((part) => part.text !== '')
}
