/** Reads the keys of `alipay_face` in every form that Alipay's tools write: PEM or its base64 text, PKCS1 or PKCS8. */
import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

const minKeyBits = 2048

/** Base64 text without the lines that begin and end a PEM file. */
const readBase64 = (text: string): Buffer | undefined => {
  const base64 = text.replaceAll(/-{5}(?:BEGIN|END)[A-Z0-9 ]*-{5}/g, '').replaceAll(/\s/g, '')
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : undefined
}

const tryRead = (read: () => KeyObject): KeyObject | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const isStrongRsa = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= minKeyBits

export type KeyProblem = 'missing' | 'unreadable' | 'weak' | 'certificate' | 'wrong_kind' | 'own_key'

export type ReadKey = { key: KeyObject; problem?: never } | { key?: never; problem: KeyProblem }

const check = (key: KeyObject | undefined, otherwise: KeyProblem): ReadKey => {
  if (!key) return { problem: otherwise }
  return isStrongRsa(key) ? { key } : { problem: 'weak' }
}

const readPrivate = (der: Buffer): KeyObject | undefined =>
  tryRead(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })) ??
  tryRead(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }))

const readPublic = (der: Buffer): KeyObject | undefined =>
  tryRead(() => createPublicKey({ key: der, format: 'der', type: 'spki' })) ??
  tryRead(() => createPublicKey({ key: der, format: 'der', type: 'pkcs1' }))

export const readPrivateKey = (text: string): ReadKey => {
  if (text.trim() === '') return { problem: 'missing' }
  const der = readBase64(text)
  if (!der) return { problem: 'unreadable' }
  return check(readPrivate(der), readPublic(der) ? 'wrong_kind' : 'unreadable')
}

/** @param privateKey of the application: its own public key is a frequent mistake here */
export const readAlipayPublicKey = (text: string, privateKey: KeyObject): ReadKey => {
  if (text.trim() === '') return { problem: 'missing' }
  if (text.includes('CERTIFICATE')) return { problem: 'certificate' }
  const der = readBase64(text)
  if (!der) return { problem: 'unreadable' }
  if (readPrivate(der)) return { problem: 'wrong_kind' }
  const read = check(readPublic(der), 'unreadable')
  return read.key?.equals(createPublicKey(privateKey)) ? { problem: 'own_key' } : read
}
