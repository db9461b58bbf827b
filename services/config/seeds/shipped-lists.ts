import { isComment } from '@pandex/contracts/text/alias-line'
import { readFileSync } from 'node:fs'

const readLines = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !isComment(line))

/** Lines with which the data list `alias` of a new site begins. */
export const readShippedAliases = (): string[] => readLines('aliases.txt')

/** Lines with which the data list `plot` of a new site begins. */
export const readShippedPlots = (): string[] => readLines('plots.txt')
