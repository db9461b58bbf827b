import { gcm } from '@noble/ciphers/aes.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Solution of a challenge: clicks in image pixels, indexed from 1, or an angle in degrees clockwise. */
export type Dots = { x: number; y: number; index: number }[] | [{ angle: number }]

const ivBytes = 12

/**
 * Encrypts an answer for the check call: base64 of IV, ciphertext, tag; AES-256-GCM under SHA-256 of the challenge's key.
 * Browsers do not offer WebCrypto to pages without HTTPS.
 */
export const encryptDots = (key: string, dots: Dots): string => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = gcm(sha256(utf8ToBytes(key)), iv).encrypt(utf8ToBytes(JSON.stringify(dots)))
  return btoa(String.fromCharCode(...iv, ...sealed))
}
