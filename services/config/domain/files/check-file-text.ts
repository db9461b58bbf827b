import { maxFileTextBytes, maxFileTexts } from '@pandex/contracts/file-text'
import { AppError } from '@pandex/platform/errors'

const badText = (message: string): AppError =>
  new AppError('invalid', 'config.bad_file_text', message, { fields: ['text'] })

const refusedCharacters = /(?![\n\t])\p{Cc}/u

/**
 * @returns the text with Unix line breaks; empty for a blank one
 * @throws AppError invalid config.bad_file_name, config.bad_file_text
 */
export const checkFileText = ({ name, text: given }: { name: string; text: string }): string => {
  const maxBytes = maxFileTextBytes(name)
  if (maxBytes === undefined)
    throw new AppError('invalid', 'config.bad_file_name', '不支持这个文件名', { fields: ['name'] })
  const text = given.replaceAll(/\r\n?/g, '\n')
  if (!text.isWellFormed() || refusedCharacters.test(text)) throw badText('内容不能包含控制字符')
  if (Buffer.byteLength(text) > maxBytes) throw badText(`内容不能超过 ${maxBytes / 1_000} KB`)
  return text.trim() === '' ? '' : text
}

/** @throws AppError failed_precondition config.too_many_files */
export const checkFileCount = (count: number): void => {
  if (count >= maxFileTexts)
    throw new AppError('failed_precondition', 'config.too_many_files', `最多 ${maxFileTexts} 个文件`)
}
