import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../local/repository.ts'

export const chapters = readdirSync(join(REPOSITORY, 'docs')).filter((file) => file.endsWith('.md'))

export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(/^```([^\n]*)\n(.*?)\n```$/gms)]
    .filter(([, marked]) => marked === language)
    .map(([, , commands = '']) => commands)

/** Commands of a block; a backslash continues a line. */
export const commandsOf = (block: string): string[] => block.replaceAll(/\\\n\s*/g, '').split('\n')

/** The commands that the chapters show to operators. */
export const shownCommands = chapters.flatMap((chapter) =>
  blocksOf(readFileSync(join(REPOSITORY, 'docs', chapter), 'utf8'), 'sh run')
    .flatMap(commandsOf)
    .map((command) => ({ chapter, command })),
)
