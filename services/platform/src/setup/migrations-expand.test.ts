import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const servicesFolder = join(import.meta.dirname, '../../..')

/** Changes that break processes of the last release, which run during an upgrade and after a rollback. */
const contractions: [what: string, pattern: RegExp][] = [
  ['drops a table or column', /\bdrop\s+(?:table|column)\b|\.drop(?:Table|TableIfExists|Columns?)\(/gi],
  ['renames', /\brename\s+(?:to|column|table)\b|\.rename(?:Table|Column)\(/gi],
  ['changes a type', /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b|\.alter\(/gi],
  ['requires a column', /\balter\s+column\s+\w+\s+(?:set\s+not\s+null|drop\s+default)\b|\.dropNullable\(/gi],
]

const addsRequiredColumn = (sql: string): boolean =>
  sql
    .split(/\badd\s+column\b/i)
    .slice(1)
    .map((definition) => definition.split(/;|`/, 1).join(''))
    .some(
      (definition) => /\bnot\s+null\b/i.test(definition) && !/\b(?:default|\w*serial|generated)\b/i.test(definition),
    )

/** The part of a migration that a new version applies. */
const upOf = (source: string): string => source.split(/export const down\b/, 1).join('')

const contractionsIn = (source: string): string[] => {
  const up = upOf(source)
  const found = contractions.filter(([, pattern]) => up.search(pattern) !== -1).map(([what]) => what)
  return addsRequiredColumn(up) ? [...found, 'adds a required column'] : found
}

/** From before the first release, reviewed: both drop the default of a column, on which no released version relies. */
const reviewed: Record<string, string[]> = {
  '20261121000700_reviews.ts': ['requires a column'],
  '20261121000800_back_office.ts': ['requires a column'],
}

it('applies only migrations that expand the schema', () => {
  const files = globSync('*/migrations/*.ts', { cwd: servicesFolder }).toSorted()
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) => {
    const what = contractionsIn(readFileSync(join(servicesFolder, file), 'utf8'))
    return what.length > 0 ? [[basename(file), what] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(reviewed)
})

it.each([
  ['alter table disk drop column name', 'drops a table or column'],
  ['drop table disk', 'drops a table or column'],
  ['alter table disk rename column name to title', 'renames'],
  ['alter table disk rename to resource', 'renames'],
  ['alter table disk alter column size type text', 'changes a type'],
  ['alter table disk alter column size set not null', 'requires a column'],
  ['alter table disk alter column size drop default', 'requires a column'],
  ["alter table disk add column a text not null default '', add column b text not null", 'adds a required column'],
])('recognises %s', (sql, what) => {
  expect(contractionsIn(`export const up = \`${sql};\`\nexport const down = \`drop table disk\``)).toEqual([what])
})

it.each([
  'create table added (id bigserial primary key, name text not null)',
  'alter table disk add column note text',
  "alter table disk add column note text not null default ''",
  'alter table disk add column place bigserial not null',
  'drop index disk_name; create index disk_name on disk (name) where name is not null',
])('accepts %s', (sql) => {
  expect(contractionsIn(`export const up = \`${sql};\``)).toEqual([])
})
