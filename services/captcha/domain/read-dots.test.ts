import { createCipheriv, createHash } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDots } from './read-dots.ts'

const key = 'k'.repeat(32)

const encryptUnder = (text: string, usedKey: string): string => {
  const iv = Buffer.alloc(12, 7)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(usedKey).digest(), iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
}
const encrypt = (text: string): string => encryptUnder(text, key)
const isUnreadable = (error: unknown): boolean => error instanceof AppError && error.code === 'captcha.unreadable'

it('reads clicks and turns', () => {
  const dots = [{ x: 1.5, y: 2, index: 1 }]
  expect(readDots('click', key, encrypt(JSON.stringify(dots)))).toEqual({ type: 'click', dots })
  expect(readDots('rotate', key, encrypt('[{"angle":217.5}]'))).toEqual({ type: 'rotate', angle: 217.5 })
})

it('reads ciphertext of the Web Crypto API in browsers', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  const aesKey = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    aesKey,
    new TextEncoder().encode('[{"angle":90}]'),
  )
  const dots = Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64')
  expect(readDots('rotate', key, dots)).toEqual({ type: 'rotate', angle: 90 })
})

it.for([
  'null',
  '{}',
  '[]',
  '[null]',
  '[[]]',
  '[{"x":1,"y":2}]',
  '[{"x":1,"y":2,"index":0}]',
  '[{"x":1,"y":2,"index":11}]',
  '[{"x":1,"y":2,"index":1.5}]',
  '[{"x":"1","y":2,"index":1}]',
  '[{"x":1e999,"y":2,"index":1}]',
  '[{"x":null,"y":2,"index":1}]',
  '[{"x":1,"y":2,"index":1,"angle":3}]',
  '[{"x":1,"y":2,"index":1,"__proto__":{"x":1}}]',
  '[{"angle":3}]',
  `[${Array.from({ length: 11 }, (_, at) => `{"x":1,"y":2,"index":${(at % 10) + 1}}`).join(',')}]`,
  'NaN',
  '[{"x":NaN,"y":2,"index":1}]',
  '[{"x":1,"y":2,"index":1}',
])('refuses clicks in the form of %s', (text) => {
  expect(() => readDots('click', key, encrypt(text))).toThrow(expect.toSatisfy(isUnreadable))
})

it.for([
  '[]',
  '[{"angle":-1}]',
  '[{"angle":361}]',
  '[{"angle":"9"}]',
  '[{"angle":1},{"angle":2}]',
  '[{"angle":1e999}]',
])('refuses a turn in the form of %s', (text) => {
  expect(() => readDots('rotate', key, encrypt(text))).toThrow(expect.toSatisfy(isUnreadable))
})

it('refuses ciphertext of another challenge, and altered or truncated ciphertext', () => {
  const good = encrypt('[{"angle":90}]')
  const bytes = Buffer.from(good, 'base64')
  bytes[14]! ^= 1
  const bad = [
    encryptUnder('[{"angle":90}]', 'another'),
    bytes.toString('base64'),
    good.slice(0, -8),
    good.slice(0, 20),
    '',
  ]
  for (const dots of bad) expect(() => readDots('rotate', key, dots)).toThrow(expect.toSatisfy(isUnreadable))
})

it('either reads a text or answers captcha.unreadable, for any input', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.json().map(encrypt),
    fc.string().map(encrypt),
  )
  fc.assert(
    fc.property(fc.constantFrom('click' as const, 'rotate' as const), anyText, (type, dots) => {
      try {
        expect(readDots(type, key, dots).type).toBe(type)
      } catch (error) {
        if (!isUnreadable(error)) throw error
      }
    }),
    { numRuns: 200 },
  )
})

it('refuses text beyond its limit', () => {
  const long = encrypt(`[{"angle":90}${' '.repeat(4_000)}]`)
  expect(() => readDots('rotate', key, long)).toThrow(expect.toSatisfy(isUnreadable))
  // CPU time of this thread, independent of other load.
  const before = process.threadCpuUsage()
  for (let count = 0; count < 100; count += 1)
    expect(() => readDots('click', key, 'A'.repeat(5_000_000))).toThrow(expect.toSatisfy(isUnreadable))
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_000)
})
