import { namesOfLine } from '@pandex/contracts/text/alias-line'
import { titleKey } from '@pandex/contracts/text/title-key'
import { migrateDatabase } from '@pandex/platform/setup/migrate'
import { createDatabase, silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, test } from 'vitest'
import { checkListSize } from '../domain/lists/data-list.ts'
import { readAliasLines } from '../domain/lists/alias-values.ts'
import { readShippedAliases } from '../seeds/shipped-aliases.ts'

const lines = readShippedAliases()

test('a new site begins with the shipped aliases, and a repeated migration restores nothing that admins deleted', async () => {
  await using database = await createDatabase('config')
  const { db, url } = database
  const stored = async (): Promise<string[]> =>
    (await db('data_value').where({ type: 'alias' }).orderBy('id').select('value')).map(({ value }) => String(value))
  expect(await stored()).toEqual(lines)
  await db('data_value').where({ type: 'alias' }).whereNot({ value: lines[0] }).delete()
  await db('data_value').where({ type: 'alias' }).update({ value: '甲甲=乙乙', folded: '甲甲=乙乙' })
  expect(await migrateDatabase(url, 'config', silentLogger())).toEqual([])
  expect(await stored()).toEqual(['甲甲=乙乙'])
})

test('every shipped line is valid and stored as written', () => {
  expect(lines.length).toBeGreaterThanOrEqual(1_600)
  expect(readAliasLines(lines)).toEqual(lines)
})

test('the shipped lines leave room for as many of admins', () => {
  const bytes = Buffer.byteLength(lines.join(''))
  expect(() => checkListSize({ count: lines.length * 2, bytes: bytes * 2 })).not.toThrow()
})

test('no name stands in two shipped lines: its searches would mix two works', () => {
  const keys = lines.flatMap((line) => namesOfLine(line).map(titleKey))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
