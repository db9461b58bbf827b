import { expect, it } from 'vitest'
import { createDocId } from './doc-id.ts'

it('public ids have 25 lower-case letters and digits, a letter first, and differ', () => {
  const ids = Array.from({ length: 2_000 }, createDocId)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{24}$/)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.join('')).size).toBe(36)
})
