import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from './local/repository.ts'

const files = execFileSync('git', ['ls-files'], { cwd: REPOSITORY, encoding: 'utf8' }).trim().split('\n')
const allFiles = new Set(files)
const fileNames = new Set(files.map((file) => basename(file)))

/** Skips names with placeholders, such as `<Name>Page.tsx` or `*.test.ts`. */
const filePattern = /(?<![\w*>}./-])(?:\.\.\/)*\w[\w./-]*\.(?:tsx?|proto|css|yaml|md)\b/g

/** Folders in code marks, at least two levels deep: single names also mean folders of a data directory. */
const folderPattern = /`((?:\.\.\/)*[\w.-]+(?:\/[\w.-]+)+\/)`/g

const folders = new Set(files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))))

/** Paths are relative to the repository, to the document, to its `src/`, or a folder before them in the same row. */
const basesOf = (document: string): string[] => ['', dirname(document), join(dirname(document), 'src')]

const exists = (path: string, document: string): boolean => {
  const bases = basesOf(document)
  if (bases.some((base) => allFiles.has(normalize(join(base, path))))) return true
  return path.includes('/') ? files.some((file) => file.endsWith(`/${path}`)) : fileNames.has(path)
}

// Nothing else fails when a file that a document names is renamed.
test.each(files.filter((file) => file.endsWith('.md')))('%s names only existing files', (document) => {
  const text = readFileSync(join(REPOSITORY, document), 'utf8')
  const named = [...text.matchAll(filePattern)].map(([path]) => path)
  expect(named.filter((path) => !exists(path, document))).toEqual([])
})

test.each(files.filter((file) => file.endsWith('.md')))('%s names only existing folders', (document) => {
  const text = readFileSync(join(REPOSITORY, document), 'utf8')
  const named = [...text.matchAll(folderPattern)].map(([, path = '']) => path)
  expect(named.filter((path) => !basesOf(document).some((base) => folders.has(normalize(join(base, path)))))).toEqual(
    [],
  )
})
