const closings = {
  '<!--': /--/g,
  '<script': /<\\?\/script/gi,
  '<style': /<\\?\/style/gi,
} as const

type Opening = keyof typeof closings

const openings = /<!--|<(?:script|style)(?=[\s/>])/iy

/**
 * Creates a function that returns the index behind the code that begins at a `<`; undefined if no code begins there or it is unclosed. Use
 * one per text: it caches unclosed tags, so all calls together scan the text about once.
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
