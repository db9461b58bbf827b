import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../gateway/src/routes/index.ts'
import { settingsChapter } from './handbook/settings-chapter.ts'
import { blocksOf, chapters, commandsOf, shownCommands } from './handbook/shown-commands.ts'
import { REPOSITORY } from './local/repository.ts'

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8')

const readme = read('README.md')

/** Files that the gateway serves beside its route table. */
const files = ['GET /openapi.json', 'GET /sitemap.xml']
const known = new Set([...Object.keys(routes), ...files])
const targets = new Set([...read('Makefile').matchAll(/^([\w-]+):/gm)].map(([, target]) => target))

const callOf = (command: string): string | undefined => {
  const [, method = 'GET', path = ''] = /^curl (?:-X (\w+) )?http:\/\/127\.0\.0\.1:8080(\/\S*)/.exec(command) ?? []
  return path ? `${method} ${path}` : undefined
}

const makeTargetOf = (command: string): string | undefined => /^(?:[A-Z_]+=\S+ )*make ([\w-]+)/.exec(command)?.[1]

test('the settings chapter is up to date (make handbook)', () => {
  expect(read('docs/settings.md')).toBe(settingsChapter())
})

test('the handbook shows commands', () => {
  expect(shownCommands.length).toBeGreaterThan(8)
})

test.each(shownCommands)('$chapter: $command exists', ({ command }) => {
  const [target, call] = [makeTargetOf(command), callOf(command)]
  expect(target === undefined ? known : targets).toContain(target ?? call)
})

test.each(chapters)('%s names only existing make targets', (chapter) => {
  const named = [...read(`docs/${chapter}`).matchAll(/`(?:[A-Z_]+=\S+ )?make ([\w-]+)/g)].map(([, target]) => target)
  expect(named.filter((target) => !targets.has(target))).toEqual([])
})

test('the commands of the installation chapter are those of README.md', () => {
  const chapter = read('docs/installation.md')
  const inline = [...chapter.matchAll(/`((?:[A-Z_]+=\S+ )?make [^`]+)`/g)].map(([, command = '']) => command)
  const commands = [...inline, ...blocksOf(chapter, 'sh run').flatMap(commandsOf)]
  const parts = commands.flatMap((command) => command.split(/ (?=make )/))
  expect(parts.filter((part) => !readme.includes(part))).toEqual([])
})

test('README.zh-CN.md shows the commands of README.md', () => {
  expect(blocksOf(read('README.zh-CN.md'), 'sh')).toEqual(blocksOf(readme, 'sh'))
  const commandsIn = (text: string): string[] =>
    [
      ...new Set([...text.matchAll(/`((?:[A-Z_]+=\S+ )?(?:make|node) [^`]+)`/g)].map(([, command = '']) => command)),
    ].toSorted()
  expect(commandsIn(read('README.zh-CN.md'))).toEqual(commandsIn(readme))
})

test('the troubleshooting chapter explains every message of operations.md, and no other', () => {
  const messagesOf = (path: string): string[] =>
    [...read(path).matchAll(/^\| `([^`]+: [^`]+)` \|/gm)].map(([, message = '']) => message).toSorted()
  expect(messagesOf('docs/troubleshooting.md')).toEqual(messagesOf('deploy/operations.md'))
})
