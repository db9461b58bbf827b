import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openRedis } from '@pandex/platform/redis'
import { capturedLogger, makePrefix, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { startFakeService, testSecret } from '@pandex/platform/testing/service-harness'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import type { ChallengeType } from '@pandex/contracts/enums'
import type { Answer, Dot } from '../domain/answer.ts'
import { openRenderer } from '../pictures/renderer.ts'
import { poolLimitsFor, openPicturePool } from '../pictures/picture-pool.ts'

export const encryptDots = (key: string, value: unknown): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), iv)
  return Buffer.concat([iv, cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  )
}

export const dotsOf = (answer: Answer): Dot[] | [{ angle: number }] =>
  answer.type === 'rotate' ? [{ angle: answer.angle }] : answer.targets.map(({ x, y }, at) => ({ x, y, index: at + 1 }))

/** Results of 100 concurrent calls: 'ok' or the error code. A round whose connections an overloaded machine drops is repeated. */
export const outcomesOf100 = async (prepare: () => Promise<() => Promise<unknown>>): Promise<string[]> =>
  waitFor(async () => {
    const call = await prepare()
    const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error))
    const calls = Array.from({ length: 100 }, () => call().then(() => 'ok', codeOf))
    const outcomes = await Promise.all(calls)
    return !outcomes.includes('unavailable') && outcomes.toSorted()
  })

export interface CaptchaOptions {
  redisUrl?: string
  captchaType?: ChallengeType
}

export const startCaptchaService = async ({ redisUrl, captchaType }: CaptchaOptions = {}) => {
  const stack = new AsyncDisposableStack()
  const { log, lines } = capturedLogger()
  const redisPrefix = makePrefix()
  const undisturbed = { url: inject('engines').redisUrl, log }
  const disturbed = redisUrl && { url: redisUrl, log, silenceMs: 700 }
  const { client: redis } = stack.use(await openRedis(disturbed || undisturbed))
  const config = stack.use(
    await startFakeService(protos.config, {
      ...(captchaType && {
        ListAll: async () => ({
          values: { user: JSON.stringify({ captcha_type: captchaType, enable_captcha: true }) },
        }),
      }),
    }),
  )
  const siteConfig = stack.use(openGrpcClient(protos.config, { address: config.address, secret: testSecret }))
  const pool = stack.use(openPicturePool(openRenderer(), poolLimitsFor(6), log))
  const app = createApp({ redis, redisPrefix, siteConfig, pool, log })
  const server = stack.use(await startGrpcServer({ host: '127.0.0.1', port: 0, secret: testSecret, log }, app.services))
  const address = `127.0.0.1:${server.port}`
  const client = stack.use(openGrpcClient(protos.captcha, { address, secret: testSecret }))
  // A direct connection, unaffected by faults between service and Redis.
  const { client: storage } = stack.use(await openRedis(undisturbed))

  const keyOf = (key: string): string => `${redisPrefix}captcha:challenge:${key}`
  const create = (type: string = 'click', purpose = 'login') => client.CreateChallenge({ type, purpose }, testContext())
  const answerOf = async (key: string) =>
    (JSON.parse((await storage.get(keyOf(key))) ?? 'null') as { answer: Answer } | null)?.answer ?? null
  const check = (key: string, value: unknown, clientAddress?: string) =>
    client.CheckAnswer({ key, dots: encryptDots(key, value) }, testContext({ clientAddress }))
  const solveStep = async (key: string, clientAddress?: string) => {
    const answer = await answerOf(key)
    if (!answer) throw new Error('the challenge is not in Redis')
    return check(key, dotsOf(answer), clientAddress)
  }
  return {
    client,
    lines,
    storage,
    redisPrefix,
    keyOf,
    create,
    answerOf,
    check,
    use: (token: string, purpose = 'login', clientAddress?: string) =>
      client.UseToken({ token, purpose }, testContext({ clientAddress })),
    solve: async (purpose = 'login', clientAddress?: string): Promise<string> => {
      const { key } = await create('click', purpose)
      return (await solveStep(key, clientAddress)).token
    },
    solveStep,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

export type CaptchaService = Awaited<ReturnType<typeof startCaptchaService>>
