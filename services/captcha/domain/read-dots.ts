import { createDecipheriv, createHash } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import type { ChallengeType } from '@pandex/contracts/enums'
import type { Attempt } from './answer.ts'

/** Ten clicks need less than half of this. */
const maxLength = 4_000

const ivBytes = 12
const tagBytes = 16

const maxDots = 10

const clicks = z
  .array(z.strictObject({ x: z.number(), y: z.number(), index: z.int().min(1).max(maxDots) }))
  .min(1)
  .max(maxDots)

const turns = z.array(z.strictObject({ angle: z.number().min(0).max(360) })).length(1)

const unreadable = (cause?: unknown): AppError =>
  new AppError('invalid', 'captcha.unreadable', '验证数据有误，请刷新后重试', {}, { cause })

const decrypt = (key: string, dots: string): string => {
  const bytes = Buffer.from(dots, 'base64')
  const [iv, sealed, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, -tagBytes), bytes.subarray(-tagBytes)]
  const secret = createHash('sha256').update(key).digest()
  // Without an explicit length Node accepts truncated tags of four bytes.
  const decipher = createDecipheriv('aes-256-gcm', secret, iv, { authTagLength: tagBytes })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString()
}

/**
 * Decrypts an answer: base64 of IV (12 bytes), ciphertext, tag (16 bytes); AES-256-GCM under SHA-256 of the challenge's key.
 * The client knows the key, so this only hinders simple replay. @throws AppError `invalid` captcha.unreadable
 */
export const readDots = (type: ChallengeType, key: string, dots: string): Attempt => {
  if (dots.length > maxLength) throw unreadable()
  try {
    const value: unknown = JSON.parse(decrypt(key, dots))
    if (type === 'click') return { type, dots: clicks.parse(value) }
    return { type, angle: turns.parse(value)[0]?.angle ?? Number.NaN }
  } catch {
    // The cause is neither returned nor logged: the text may contain part of an answer.
    throw unreadable()
  }
}
