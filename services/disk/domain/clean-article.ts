import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import type { ListItem, RootContent } from 'mdast'
import { cleanLine } from './clean-text.ts'

const maxBlocks = 200
const maxBlockLength = 2_000

const textOf = (node: RootContent | ListItem): string =>
  // Without HTML, and of a picture nothing.
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

/** Quotes are read as paragraphs; ten thousand of them in one another would be too deep to walk through. */
const quoteMarks = /^[ \t]*(?:>[ \t]*)+/gm

const hasWords = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)

/**
 * What a model wrote, brought into the only form that is stored and shown: one block a line, headings as `## ` or `### `, items of
 * lists as `- `, all else paragraphs. It holds no HTML, links, pictures or code, whatever was written; it may be empty.
 */
export const cleanArticle = (markdown: string): string =>
  fromMarkdown(markdown.replace(quoteMarks, ''))
    .children.flatMap(linesOf)
    .filter(hasWords)
    .slice(0, maxBlocks)
    .join('\n')
