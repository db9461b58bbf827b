import { gcm } from '@noble/ciphers/aes.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** What solves a challenge: clicks in pixels of the image, counted from 1, or degrees clockwise. */
export type Dots = { x: number; y: number; index: number }[] | [{ angle: number }]

const ivBytes = 12

/**
 * An answer as the check call takes it: base64 of IV, ciphertext and tag, AES-256-GCM under SHA-256 of the challenge's key.
 * Not WebCrypto, which browsers keep from pages without HTTPS.
 */
export const encryptDots = (key: string, dots: Dots): string => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = gcm(sha256(utf8ToBytes(key)), iv).encrypt(utf8ToBytes(JSON.stringify(dots)))
  return btoa(String.fromCharCode(...iv, ...sealed))
}
