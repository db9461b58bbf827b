import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../local/repository.ts'

export const chartFolder = join(REPOSITORY, 'charts/pandex')

interface Row {
  name: string
  value: string
  comment: string
}

/** Reads keys, values and the comments above them from values.yaml, whose nesting is two spaces a level. */
const readRows = (text: string): Row[] => {
  const path: string[] = []
  const rows: Row[] = []
  let comment: string[] = []
  for (const line of text.split('\n')) {
    const [, indent = '', note] = /^( *)# (.*)$/.exec(line) ?? []
    if (note !== undefined) comment.push(note)
    const [, spaces = indent, key, value = ''] = /^( *)([\w-]+):(?: (.*))?$/.exec(line) ?? []
    if (key !== undefined) {
      path.length = spaces.length / 2
      path.push(key)
      rows.push({ name: path.join('.'), value, comment: comment.join(' ') })
    }
    if (note === undefined) comment = []
  }
  return rows
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** The values of the chart as a Markdown table. A group without a comment of its own has no row. */
const writeValuesTable = (): string => {
  const rows = readRows(readFileSync(join(chartFolder, 'values.yaml'), 'utf8'))
  const lines = rows
    .filter(({ value, comment }) => value || comment)
    .map(({ name, value, comment }) => `| \`${name}\` | ${value && `\`${cell(value)}\``} | ${cell(comment)} |`)
  return ['| value | default | meaning |', '|---|---|---|', ...lines].join('\n')
}

const marks = ['<!-- values: make chart -->', '<!-- end of values -->'] as const

/** @throws Error when the README has no place for the table */
export const insertValuesTable = (readme: string): string => {
  const [before, rest] = readme.split(marks[0])
  const after = rest?.split(marks[1])[1]
  if (before === undefined || after === undefined) throw new Error('README.md of the chart has no marks for the values')
  return `${before}${marks[0]}\n\n${writeValuesTable()}\n\n${marks[1]}${after}`
}
