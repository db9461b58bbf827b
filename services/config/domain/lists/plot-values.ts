import { isComment } from '@pandex/contracts/text/alias-line'
import { plotLimits, readPlotLine } from '@pandex/contracts/text/plot-line'
import { titleKey } from '@pandex/contracts/text/title-key'
import { AppError } from '@pandex/platform/errors'

const { minWords, maxWords, minLength, maxWordLength, maxTitleLength } = plotLimits

const badLine = (line: string, reason: string): AppError =>
  new AppError('invalid', 'config.bad_list_value', `“${line}” ${reason}，没有添加`, { fields: ['values'] })

const readLine = (line: string): string => {
  const { title, words } = readPlotLine(line)
  if (titleKey(title).length < minLength || title.length > maxTitleLength)
    throw badLine(line, `的作品名须为 ${minLength}–${maxTitleLength} 个字，后面写 = 和剧情词`)
  if (words.length < minWords || words.length > maxWords)
    throw badLine(line, `须有 ${minWords}–${maxWords} 个不同的剧情词，用空格隔开`)
  const bad = words.find((word) => titleKey(word).length < minLength || word.length > maxWordLength)
  if (bad !== undefined) throw badLine(line, `里的剧情词须为 ${minLength}–${maxWordLength} 个字`)
  return `${title}=${words.join(' ')}`
}

/**
 * Checks lines of a title and words of its plot, and drops comments.
 * @returns the lines as they are stored
 * @throws AppError invalid config.bad_list_value
 */
export const readPlotLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => !isComment(line)).map(readLine)
