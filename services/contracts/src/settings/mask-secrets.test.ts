import { expect, test } from 'vitest'
import { allSettings } from './all-settings.ts'
import { maskSecrets, restoreSecrets, UnknownMarkError } from './mask-secrets.ts'
import { isSecretMark } from './secret-mark.ts'

const schemaOf = (name: string) => allSettings.find((setting) => setting.name === name)!.schema
const parse = (name: string, value: object) => schemaOf(name).parse(value)

const samples = {
  email: { host: 'mail.example.com', username: 'mei', password: 'canary' },
  gemini: { keys: ['canary 1', 'canary 2'] },
  other_pri: {
    open_tokens: [
      { name: 'first', sha256: 'c0ffee'.padEnd(64, '0') },
      { name: 'second', sha256: 'c0ffee'.padEnd(64, '1') },
    ],
    values: { 'a/b': 'canary', empty: '' },
  },
}

test.each(Object.entries(samples))('masks each secret of %s, and restores the stored values', (name, sample) => {
  const value = parse(name, sample)
  const masked = maskSecrets(schemaOf(name), value)
  expect(JSON.stringify(masked)).not.toMatch(/canary|c0ffee/)
  expect(JSON.stringify(masked)).toContain('secret-set:')
  expect(restoreSecrets(schemaOf(name), masked, value)).toEqual(value)
})

test('shows everything else, and empty secrets', () => {
  const value = parse('email', { host: 'mail.example.com', username: 'mei' })
  expect(maskSecrets(schemaOf('email'), value)).toEqual(value)
  const rules = parse('search_basic', { hot_min_networks: 7 })
  expect(maskSecrets(schemaOf('search_basic'), rules)).toEqual(rules)
})

test('keeps a secret with its item when a list is reordered, and its item renamed', () => {
  const value = parse('other_pri', samples.other_pri)
  type Value = { open_tokens: { name: string; sha256: string }[] }
  const masked = maskSecrets(schemaOf('other_pri'), value) as Value
  const [first, second] = masked.open_tokens
  const edited = { ...masked, open_tokens: [{ ...second, name: 'renamed' }, first] }
  expect((restoreSecrets(schemaOf('other_pri'), edited, value) as Value).open_tokens).toMatchObject([
    { name: 'renamed', sha256: samples.other_pri.open_tokens[1]?.sha256 },
    { name: 'first', sha256: samples.other_pri.open_tokens[0]?.sha256 },
  ])
})

test('never copies a secret into a field that admins read', () => {
  const value = parse('email', samples.email)
  const { password } = maskSecrets(schemaOf('email'), value) as { password: string }
  expect(isSecretMark(password)).toBe(true)
  expect(restoreSecrets(schemaOf('email'), { username: password }, value)).toEqual({ username: password })
})

test('refuses a mark that names no stored secret', () => {
  const attempt = (password: string) => restoreSecrets(schemaOf('email'), { password }, parse('email', {}))
  for (const mark of ['secret-set:password', 'secret-set:', 'secret-set:host', 'secret-set:__proto__'])
    expect(() => attempt(mark)).toThrow(UnknownMarkError)
})
