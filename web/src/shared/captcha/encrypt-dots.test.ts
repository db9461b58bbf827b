import { createDecipheriv, createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptDots } from './encrypt-dots.ts'
import type { Dots } from './encrypt-dots.ts'

const decrypt = (key: string, text: string): unknown => {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return JSON.parse(decipher.update(bytes.subarray(12, -16)).toString() + decipher.final().toString())
}

it.each([
  {
    kind: 'clicks',
    dots: [
      { x: 10, y: 20, index: 1 },
      { x: 299, y: 0, index: 2 },
    ],
  },
  { kind: 'an angle', dots: [{ angle: 217 }] },
] as { kind: string; dots: Dots }[])('encrypts $kind for the owner of the challenge key', ({ dots }) => {
  expect(decrypt('c-验证-1', encryptDots('c-验证-1', dots))).toEqual(dots)
})

it('fails to decrypt with another key or after a modification', () => {
  const encrypted = encryptDots('one', [{ angle: 1 }])
  expect(() => decrypt('two', encrypted)).toThrow('unable to authenticate')
  const changed = Buffer.from(encrypted, 'base64')
  changed[14] = (changed[14] ?? 0) ^ 1
  expect(() => decrypt('one', changed.toString('base64'))).toThrow('unable to authenticate')
})

it('never encrypts the same answer alike', () => {
  expect(encryptDots('one', [{ angle: 1 }])).not.toBe(encryptDots('one', [{ angle: 1 }]))
})
