/** The formats of a book, without those of the files beside it, such as solutions and passwords. */
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { extractExtensions, extractKindWords } from './share-kinds.ts'
import { isNote } from './title-junk.ts'

const attachment = /^file:番外\.|答案|解析|习题|课件|讲义|勘误|源代?码|说明|密码|目录|试读|附[件录]|看这个/

const isAttachment = (line: string): boolean => isNote(line) || attachment.test(line)

/** @returns tokens, such as `format:epub`: those that the name states, else those of the files; empty if neither states a format */
export const textFormatsOf = (name: string, files: string): string[] => {
  const stated = extractKindWords(normalizeTitle(name)).accepted.flatMap(([token = '']) =>
    token.startsWith('format:') ? [token] : [],
  )
  if (stated.length > 0) return stated
  const main = files.split('\n').filter((line) => !isAttachment(line))
  return extractExtensions('', main.join('\n')).map((extension) => `format:${extension.slice(1)}`)
}
