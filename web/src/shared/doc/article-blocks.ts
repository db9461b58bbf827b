export type ArticleBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

const headings = [
  ['## ', 2],
  ['### ', 3],
] as const

/**
 * Parses the stored article format: one block per line; `## ` and `### ` headings, `- ` list items, else paragraphs.
 * No other markup is interpreted.
 */
export const readArticle = (text: string): ArticleBlock[] => {
  const blocks: ArticleBlock[] = []
  for (const line of text.split('\n')) {
    const heading = headings.find(([mark]) => line.startsWith(mark))
    const last = blocks.at(-1)
    if (line.trim() === '') continue
    if (heading) blocks.push({ kind: 'heading', level: heading[1], text: line.slice(heading[0].length) })
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line })
    else if (last?.kind === 'list') last.items.push(line.slice(2))
    else blocks.push({ kind: 'list', items: [line.slice(2)] })
  }
  return blocks
}
