import { readdirSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'

const readLiterals = (source: string): { source: string; flags: string }[] => {
  const token =
    /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[=(,:[!&|?{};>\n]\s*)\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/g
  return [...source.matchAll(token)]
    .filter((match) => match[1] !== undefined)
    .map((match) => ({ source: match[1]!, flags: match[2]! }))
}

const sourcesIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

const sources = ['.', '../../task/domain/'].flatMap((path) => sourcesIn(new URL(path, import.meta.url)))
const found = sources.flatMap(({ name, text }) => readLiterals(text).map((literal) => ({ name, ...literal })))

describe('regular expressions for pasted texts', () => {
  it('are all literals, so that the check below covers every one', () => {
    expect(sources.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ name }) => name)).toEqual([])
    expect(found.length).toBeGreaterThan(60)
  })

  it.each(found)(
    '$name: /$source/$flags does not backtrack catastrophically',
    ({ source, flags }) => {
      // In-process: the default looks for a Java or native helper.
      process.env.RECHECK_SYNC_BACKEND = 'pure'
      expect(checkSync(source, flags, { timeout: 30_000 })).toMatchObject({ status: 'safe' })
    },
    40_000,
  )
})
