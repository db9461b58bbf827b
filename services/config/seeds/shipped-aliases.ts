import { isComment } from '@pandex/contracts/text/alias-line'
import { readFileSync } from 'node:fs'

/** Lines of `aliases.txt`, with which the data list `alias` of a new site begins. */
export const readShippedAliases = (): string[] =>
  readFileSync(new URL('aliases.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !isComment(line))
