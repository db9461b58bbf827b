import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import type { ListItem, RootContent } from 'mdast'
import { cleanLine } from '../text/clean-text.ts'

const maxBlocks = 200
const maxBlockLength = 2_000

const textOf = (node: RootContent | ListItem): string =>
  // Drops HTML and images.
  cleanLine(toString(node, { includeHtml: false, includeImageAlt: false }), maxBlockLength)

const linesOf = (node: RootContent): string[] => {
  switch (node.type) {
    case 'heading':
      return [`${node.depth <= 2 ? '##' : '###'} ${textOf(node)}`]
    case 'paragraph':
      return [textOf(node)]
    case 'list':
      return node.children.map((item) => `- ${textOf(item)}`)
    default:
      return []
  }
}

/** Quote marks are removed: thousands of nested quotes would be too deep for a recursive walk. */
const quoteMarks = /^[ \t]*(?:>[ \t]*)+/gm

const hasWords = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)

/**
 * Reduces Markdown to the stored form: one block per line, headings as `## ` or `### `, list items as `- `, the rest as paragraphs. The
 * result has no HTML, links, pictures or code; it may be empty.
 */
export const cleanArticle = (markdown: string): string =>
  fromMarkdown(markdown.replace(quoteMarks, ''))
    .children.flatMap(linesOf)
    .filter(hasWords)
    .slice(0, maxBlocks)
    .join('\n')
