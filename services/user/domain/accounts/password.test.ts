import { expect, test } from 'vitest'
import { dummyHash, hashPassword, verifyPassword, randomPassword } from './password.ts'

test('stores argon2id at the required cost, with a fresh salt each time', async () => {
  const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second).not.toBe(first)
})

test('accepts only the exact password, at any length', async () => {
  const password = `密码${'x'.repeat(100)}`
  const phc = await hashPassword(password)
  expect(await verifyPassword(password, phc)).toBe(true)
  expect(await verifyPassword(`${password}y`, phc)).toBe(false)
  expect(await verifyPassword(password.slice(0, 72), phc)).toBe(false)
})

test('verifies a hash of other software', async () => {
  // Test vector of the reference implementation (argon2 version 1.3: 64 MiB, two passes).
  const phc = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', phc)).toBe(true)
})

test('no password matches the dummy hash', async () => {
  expect(await verifyPassword('', dummyHash)).toBe(false)
  expect(await verifyPassword('password', dummyHash)).toBe(false)
})

test('reports an invalid stored hash without repeating it', async () => {
  await expect(verifyPassword('x', 'plain text password')).rejects.toThrow(
    /^stored password is not an argon2id PHC string$/,
  )
})

test('random passwords have 20 characters and differ', () => {
  const passwords = new Set(Array.from({ length: 100 }, randomPassword))
  expect(passwords.size).toBe(100)
  for (const password of passwords) expect(password).toMatch(/^[a-zA-Z2-9]{20}$/)
})
