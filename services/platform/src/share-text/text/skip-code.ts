/** What HTML holds and no browser shows: comments and the content of scripts and style sheets. */
const closings = {
  '<!--': /--/g,
  '<script': /<\\?\/script/gi,
  '<style': /<\\?\/style/gi,
} as const

type Opening = keyof typeof closings

const openings = /<!--|<(?:script|style)(?=[\s/>])/iy

/**
 * Finds where code ends that begins at a `<`. Keep one skipper per text: it remembers what is never closed, so that all calls
 * together read the text about once.
 * @returns the index behind it; undefined where none begins there, or where nothing closes it
 */
export const createCodeSkipper = (raw: string): ((index: number) => number | undefined) => {
  const unclosed = new Set<Opening>()
  return (index) => {
    openings.lastIndex = index
    const opening = openings.exec(raw)?.[0].toLowerCase() as Opening | undefined
    if (opening === undefined || unclosed.has(opening)) return undefined
    const closing = closings[opening]
    closing.lastIndex = index + opening.length
    const end = closing.test(raw) ? raw.indexOf('>', closing.lastIndex) : -1
    if (end >= 0) return end + 1
    unclosed.add(opening)
    return undefined
  }
}
