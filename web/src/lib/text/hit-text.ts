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
 * Parses highlighted text of the search service (matches in `<em>`, the rest escaped) into runs that React renders as text.
 * Only `<em>` and `</em>` are markup; any other tag stays visible text.
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

export const plainHitText = (html: string): string =>
  parseHitText(html)
    .map((run) => run.text)
    .join('')

// One pass, so that an unescaped ampersand cannot start a second entity.
const unescapeEntities = (text: string): string =>
  text.replace(/&([a-z]+|#x?[0-9a-f]+);/gi, (match, name: string) => entities[name] ?? match)
