import { expect, test } from 'vitest'
import { createMailSealer } from './sealed-mail.ts'
import type { RequestedMail } from './sealed-mail.ts'

const mail: RequestedMail = { to: 'someone@example.com', purpose: 'register', code: 'ABCD2345' }
const sealer = createMailSealer('a secret of the services')

test('decrypts its own messages, and encrypts no mail twice alike', () => {
  const [one, other] = [sealer.seal(mail, 'mail-1'), sealer.seal(mail, 'mail-1')]
  expect(one).not.toBe(other)
  expect(sealer.open(one, 'mail-1')).toEqual(mail)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toMatch(/ABCD|someone/)
})

test('decrypts a message of an earlier version', () => {
  const sealed =
    'MfG4O1h6Pdo_uOAx8RBm7X23jwyIXnQ-nDw--B78CCoN4Ph-G5aETejO99nj5D-KirI9zDnvsyASqCc1GBIlsqCRYi9Y6lx9BniZRPHdQ0Z1ckvi8TX-i3ja2K0HmjI'
  expect(sealer.open(sealed, 'mail-1')).toEqual(mail)
})

test('decrypts a message of the previous key, and encrypts with the current one', () => {
  const rotated = createMailSealer(['the current secret', 'a secret of the services'])
  expect(rotated.open(sealer.seal(mail, 'mail-1'), 'mail-1')).toEqual(mail)
  expect(createMailSealer('the current secret').open(rotated.seal(mail, 'mail-1'), 'mail-1')).toEqual(mail)
})

test('decrypts no message of another key, for another mail, altered or truncated', () => {
  const sealed = sealer.seal(mail, 'mail-1')
  const flipped = Buffer.from(sealed, 'base64url')
  flipped[14] = (flipped[14] ?? 0) ^ 1
  expect(() => createMailSealer('another secret').open(sealed, 'mail-1')).toThrow(/./)
  expect(() => sealer.open(sealed, 'mail-2')).toThrow(/./)
  expect(() => sealer.open(flipped.toString('base64url'), 'mail-1')).toThrow(/./)
  for (const length of [0, 10, 30]) expect(() => sealer.open(sealed.slice(0, length), 'mail-1')).toThrow(/./)
})
