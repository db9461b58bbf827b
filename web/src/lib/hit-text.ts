/** A run of text, inside a match or not. */
export interface TextRun {
  text: string
  isHit: boolean
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  '#x2F': '/',
  '#47': '/',
  '#96': '`',
}

/**
 * Reads the search service's text (matches in `<em>`, the rest escaped) into runs that React renders as text.
 * Only `<em>` and `</em>` mean anything: any other tag stays visible as the characters it is made of.
 */
export const parseHitText = (html: string): TextRun[] => {
  const runs: TextRun[] = []
  let isHit = false
  for (const part of html.split(/(<\/?em>)/)) {
    if (part === '<em>') isHit = true
    else if (part === '</em>') isHit = false
    else if (part) runs.push({ text: unescapeEntities(part), isHit })
  }
  return runs
}

/** The same text without marks. */
export const plainHitText = (html: string): string =>
  parseHitText(html)
    .map((run) => run.text)
    .join('')

// One pass, so that an escaped ampersand never begins a second entity.
const unescapeEntities = (text: string): string =>
  text.replace(/&([a-z]+|#x?[0-9a-f]+);/gi, (whole, name: string) => entities[name] ?? whole)
