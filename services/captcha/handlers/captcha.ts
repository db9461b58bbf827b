import { randomBytes } from 'node:crypto'
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { CaptchaServiceDefinition } from '@pandex/platform/gen/pandex/captcha/v1/CaptchaService'
import type { Context } from '@pandex/platform/grpc/context'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { challengeTypes } from '@pandex/contracts/enums'
import { isCorrect, roundsOf } from '../domain/answer.ts'
import type { ChallengeType } from '@pandex/contracts/enums'
import { mediaType } from '../domain/picture.ts'
import { captchaPurposes } from '@pandex/contracts/enums'
import type { CaptchaPurpose } from '@pandex/contracts/enums'
import { readDots } from '../domain/read-dots.ts'
import { captchaMetrics } from '../metrics.ts'
import type { PicturePool } from '../pictures/picture-pool.ts'
import type { Challenge, Challenges } from '../repositories/challenges.ts'
import type { Tokens } from '../repositories/tokens.ts'

export interface CaptchaDeps {
  challenges: Challenges
  tokens: Tokens
  pool: PicturePool
  readType: () => Promise<ChallengeType>
  /** False while Redis is unavailable: a challenge could not be stored, so none is drawn. */
  canStore: () => boolean
}

const keyBytes = 24
const maxTokenLength = 100

const isKey = (text: string): boolean => /^[\w-]{32}$/.test(text)

const dataUri = (bytes: Uint8Array): string => `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`

const challengeExpired = (): AppError => new AppError('failed_precondition', 'captcha.gone', '验证码已失效，请重新验证')

/** @throws AppError captcha.unreadable, captcha.wrong_answer */
const assertSolved = ({ answer }: Challenge, key: string, dots: string): void => {
  const { type } = answer
  const count = (outcome: string): void => captchaMetrics.checks.inc({ type, outcome })
  try {
    if (!isCorrect(answer, readDots(type, key, dots)))
      throw new AppError('failed_precondition', 'captcha.wrong_answer', '验证失败，请重试')
  } catch (error) {
    count(error instanceof AppError && error.kind === 'invalid' ? 'unreadable' : 'wrong')
    throw error
  }
  count('right')
}

export const captchaHandlers = (deps: CaptchaDeps): Omit<HandlersOf<CaptchaServiceDefinition>, 'GetServiceStatus'> => {
  const { challenges, tokens, pool, readType, canStore } = deps
  const findType = async (text: string): Promise<ChallengeType> => {
    if (text === '') return readType()
    const type = challengeTypes.find((known) => known === text)
    if (!type) throw new AppError('invalid', 'captcha.unknown_type', '验证码类型有误')
    return type
  }
  const createChallenge = async (type: ChallengeType, purpose: CaptchaPurpose, roundsLeft: number, ctx: Context) => {
    if (!canStore()) throw unavailableError()
    const { mask, thumb, answer } = await pool.take(type, ctx)
    const key = randomBytes(keyBytes).toString('base64url')
    await challenges.save(key, { purpose, answer, roundsLeft })
    return { key, type, mask_image: dataUri(mask), thumb_image: dataUri(thumb) }
  }
  return {
    CreateChallenge: async ({ type: requestedType, purpose: requestedPurpose }, ctx) => {
      const purpose = captchaPurposes.find((known) => known === requestedPurpose)
      if (!purpose) throw new AppError('invalid', 'captcha.unknown_purpose', '验证码用途有误')
      const type = await findType(requestedType)
      return createChallenge(type, purpose, roundsOf[type], ctx)
    },
    CheckAnswer: async ({ key, dots }, ctx) => {
      const challenge = isKey(key) ? await challenges.take(key) : undefined
      if (!challenge) throw challengeExpired()
      assertSolved(challenge, key, dots)
      const { purpose, answer, roundsLeft } = challenge
      if (roundsLeft > 1) {
        const next = await createChallenge(answer.type, purpose, roundsLeft - 1, ctx)
        return { ok: false, token: '', purpose, next }
      }
      const { clientAddress } = ctx
      return { ok: true, token: await tokens.issue({ purpose, clientAddress }), purpose, next: null }
    },
    UseToken: async ({ token, purpose }, { clientAddress }) => {
      const isGood = token.length <= maxTokenLength && (await tokens.use(token, { purpose, clientAddress }))
      if (!isGood) throw new AppError('failed_precondition', 'captcha.bad_token', '验证已失效，请重新完成验证')
      return {}
    },
  }
}
