import { expect, it } from 'vitest'
import { databaseUrl } from './postgres.ts'

it('keeps account and parameters in the address of a database', () => {
  const expected = 'postgres://app:pw@127.0.0.1:5432/pandex_disk?sslmode=require'
  expect(databaseUrl('postgres://app:pw@127.0.0.1:5432?sslmode=require', 'pandex_disk')).toBe(expected)
  expect(databaseUrl('postgres://app:pw@127.0.0.1:5432/?sslmode=require', 'pandex_disk')).toBe(expected)
})
