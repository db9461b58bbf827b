import { namesOfLine } from '@pandex/contracts/text/alias-line'
import { titleKey } from '@pandex/contracts/text/title-key'
import { migrateDatabase } from '@pandex/platform/setup/migrate'
import { createDatabase, silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, test } from 'vitest'
import { checkListSize } from '../domain/lists/data-list.ts'
import { up as deleteEqualAliases } from '../migrations/20261130000100_equal_aliases.ts'
import { readAliasLines } from '../domain/lists/alias-values.ts'
import { readPlotLines } from '../domain/lists/plot-values.ts'
import { readShippedAliases, readShippedPlots } from '../seeds/shipped-lists.ts'

const lines = readShippedAliases()
const plots = readShippedPlots()

test.each([
  ['alias', lines, '甲甲=乙乙'],
  ['plot', plots, '甲甲=乙乙 丙丙 丁丁'],
])(
  'a new site begins with the shipped list %s, and a repeated migration restores nothing that admins deleted',
  async (type, shipped, other) => {
    await using database = await createDatabase('config')
    const { db, url } = database
    const stored = async (): Promise<string[]> =>
      (await db('data_value').where({ type }).orderBy('id').select('value')).map(({ value }) => String(value))
    expect(await stored()).toEqual(shipped)
    await db('data_value').where({ type }).whereNot({ value: shipped[0] }).delete()
    await db('data_value').where({ type }).update({ value: other, folded: other })
    expect(await migrateDatabase(url, 'config', silentLogger())).toEqual([])
    expect(await stored()).toEqual([other])
  },
)

test('every shipped line is valid and stored as written', () => {
  expect(lines.length).toBeGreaterThanOrEqual(1_600)
  expect(readAliasLines(lines)).toEqual(lines)
})

test('every shipped plot is valid and stored as written, one line per work', () => {
  expect(plots.length).toBeGreaterThanOrEqual(1_500)
  expect(readPlotLines(plots)).toEqual(plots)
  const works = plots.map((line) => titleKey(line.slice(0, line.indexOf('='))))
  expect(works.filter((work, index) => works.indexOf(work) !== index)).toEqual([])
})

test.each([
  ['alias', lines],
  ['plot', plots],
])('the shipped list %s leaves room for as many lines of admins', (_, shipped) => {
  const bytes = Buffer.byteLength(shipped.join(''))
  expect(() => checkListSize({ count: shipped.length * 2, bytes: bytes * 2 })).not.toThrow()
})

test('no name stands in two shipped lines: its searches would mix two works', () => {
  const keys = lines.flatMap((line) => namesOfLine(line).map(titleKey))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('an upgrade deletes lines of names that have become equal, and no others', async () => {
  await using database = await createDatabase('config')
  const { db } = database
  const read = async () => ({
    values: (await db('data_value').where({ type: 'alias' }).orderBy('id').select('value')).map(({ value }) =>
      String(value),
    ),
    version: Number((await db('data_list').where({ type: 'alias' }).first('version'))?.version),
  })
  const { values, version } = await read()
  await deleteEqualAliases(db)
  expect(await read()).toEqual({ values, version })
  await db('data_value').insert({ type: 'alias', value: '潮骚=潮騒', folded: '潮骚=潮騒' })
  await deleteEqualAliases(db)
  expect(await read()).toEqual({ values, version: version + 1 })
})
