/** In characters. A part of this length cannot exceed the limits of the task service: 1,000 links and 100,000 characters. */
const maxPartLength = 20_000

const containsLink = (line: string): boolean => /:\/\/|\.(?:com|cn|net)\/|[?&](?:pwd|password)=/i.test(line)

const isAboutPassword = (line: string): boolean => /提取|访问码|密码|口令|pwd|pass|code/i.test(line)

const rankBefore = (before: string | undefined, line: string, after: string | undefined): number => {
  if (before === undefined) return 0
  if (before.trim() === '') return 4
  const isName = !containsLink(line) && !isAboutPassword(line) && after !== undefined && containsLink(after)
  if (isName) return 3
  return containsLink(before) && containsLink(line) ? 2 : 1
}

/** End of the first part: the last of the best-ranked lines in its second half, else the last space before the limit, else the limit. */
const findSplitIndex = (text: string): number => {
  const lines = text.slice(0, maxPartLength).split('\n')
  const best = { rank: 0, offset: 0 }
  let offset = 0
  for (const [index, line] of lines.entries()) {
    const rank = rankBefore(lines[index - 1], line, lines[index + 1])
    if (offset >= maxPartLength / 2 && rank >= Math.max(1, best.rank)) Object.assign(best, { rank, offset })
    offset += line.length + 1
  }
  if (best.rank > 0) return best.offset
  const space = text.lastIndexOf(' ', maxPartLength)
  const limit = space > 0 ? space : maxPartLength
  return /[\ud800-\udbff]/.test(text[limit - 1] ?? '') ? limit - 1 : limit
}

const countLines = (text: string): number => text.split('\n').length - 1

export interface TextPart {
  text: string
  /** Line number in the whole text, from 1. */
  firstLine: number
}

/**
 * Cuts a text of any length between records: at a blank line, else above a name that precedes its link, else between two lines with links,
 * else at a line end. The cuts do not depend on the chunking. Buffers one part at most.
 */
export const splitText = async function* (chunks: AsyncIterable<string>): AsyncIterable<TextPart> {
  let buffer = ''
  let firstLine = 1
  const cutPart = (length: number): TextPart => {
    const part = { text: buffer.slice(0, length), firstLine }
    buffer = buffer.slice(length)
    firstLine += countLines(part.text)
    return part
  }
  for await (const chunk of chunks) {
    buffer += chunk
    while (buffer.length > maxPartLength) yield cutPart(findSplitIndex(buffer))
  }
  if (buffer !== '') yield cutPart(buffer.length)
}
