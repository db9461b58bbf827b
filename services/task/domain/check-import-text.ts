import { AppError } from '@pandex/platform/errors'
import { parseLinks } from '@pandex/share-text/parse-links'
import type { ParsedText } from '@pandex/share-text/parse-links'

/** Counted in code points, as the front end's counter does, so that an emoji is one character. */
const maxCharacters = 100_000

const maxLinks = 1_000

const invalidText = (code: string, message: string): AppError =>
  new AppError('invalid', `task.${code}`, message, { fields: ['text'] })

const isTooLong = (text: string): boolean => {
  if (text.length <= maxCharacters) return false
  if (text.length > maxCharacters * 2) return true
  let characters = 0
  for (const _ of text) characters += 1
  return characters > maxCharacters
}

/** Parses a part of a text; it may contain no links. @throws AppError task.text_too_long, task.too_many_links */
export const readPart = (text: string): ParsedText => {
  if (isTooLong(text)) throw invalidText('text_too_long', `文本不能超过 ${maxCharacters} 个字符`)
  const parsed = parseLinks(text)
  if (parsed.links.length > maxLinks) throw invalidText('too_many_links', `一次最多导入 ${maxLinks} 条链接，请分批导入`)
  return parsed
}

/** Parses a pasted text. @throws AppError like `readPart`, and task.text_blank */
export const checkImportText = (text: string): ParsedText => {
  if (text.trim() === '') throw invalidText('text_blank', '请输入文本')
  return readPart(text)
}

/** `checkImportText` for a text to store. @throws AppError like `checkImportText`, and task.no_links */
export const checkNonEmptyImportText = (text: string): ParsedText => {
  const parsed = checkImportText(text)
  if (parsed.links.length === 0) throw invalidText('no_links', '没有识别到网盘链接')
  return parsed
}
