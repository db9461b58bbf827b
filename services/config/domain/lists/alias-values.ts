import { aliasLimits, isComment, namesOfLine } from '@pandex/contracts/text/alias-line'
import { titleKey } from '@pandex/contracts/text/title-key'
import { AppError } from '@pandex/platform/errors'

const { minNames, maxNames, minNameLength, maxNameLength } = aliasLimits

const badLine = (line: string, reason: string): AppError =>
  new AppError('invalid', 'config.bad_list_value', `“${line}” ${reason}，没有添加`, { fields: ['values'] })

const readLine = (line: string): string => {
  const names = namesOfLine(line)
  if (names.length < minNames) throw badLine(line, '至少要有两个不同的名字，用 = 隔开')
  if (names.length > maxNames) throw badLine(line, `最多 ${maxNames} 个名字`)
  const bad = names.find((name) => titleKey(name).length < minNameLength || name.length > maxNameLength)
  if (bad !== undefined) throw badLine(line, `里的名字须为 ${minNameLength}–${maxNameLength} 个字（标点不算）`)
  return names.join('=')
}

/**
 * Checks lines of equal names and drops comments.
 * @returns the lines as they are stored: without repeated names and spaces around `=`
 * @throws AppError invalid config.bad_list_value
 */
export const readAliasLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => !isComment(line)).map(readLine)
