import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from '../../services/captcha/app.ts'
import { challengeTypes } from '@pandex/contracts/enums'
import { maskSize } from '../../services/captcha/domain/picture.ts'
import { createSheet } from '../../services/captcha/drawing/canvas.ts'
import { captchaMetrics } from '../../services/captcha/metrics.ts'
import { openRenderer } from '../../services/captcha/pictures/renderer.ts'
import { openPicturePool } from '../../services/captcha/pictures/picture-pool.ts'
import { openGrpcClient } from '../../services/platform/src/grpc/client.ts'
import { backgroundContext } from '../../services/platform/src/grpc/context.ts'
import { protos } from '../../services/platform/src/grpc/protos.ts'
import { startGrpcServer } from '../../services/platform/src/grpc/server.ts'
import { createLogger } from '../../services/platform/src/logging/logger.ts'
import { openRedis } from '../../services/platform/src/redis.ts'
import { compare, median } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'

const rounds = 5
const drawnPerRound = 20
const callsPerRound = 20
const warmUpCalls = 10

const log = createLogger('bench', 'silent')

const rateOf = async (count: number, work: () => Promise<unknown> | void): Promise<number> => {
  const startedAt = performance.now()
  for (let remaining = count; remaining > 0; remaining -= 1) await work()
  return count / ((performance.now() - startedAt) / 1000)
}

const latencyOf = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let remaining = count; remaining > 0; remaining -= 1) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

const waitForStock = async (count: number): Promise<void> => {
  const countFull = async () => (await captchaMetrics.ready.get()).values.filter(({ value }) => value >= count).length
  while ((await countFull()) < challengeTypes.length) await delay(50)
}

/** Compares drawing, in one process, with encoding an empty image, which is the lower bound. */
const benchDrawing = async (): Promise<Result[]> => {
  await using drawer = openRenderer()
  const encodeEmpty = (): void => void createSheet(maskSize).canvas.encodeSync('webp', 72)
  const results: Result[] = []
  for (const type of challengeTypes) {
    await drawer.draw(type)
    const { measured, reference, ratio } = await compare(
      rounds,
      () => rateOf(drawnPerRound, () => drawer.draw(type)),
      async () => rateOf(drawnPerRound, encodeEmpty),
    )
    results.push({
      name: `draw ${type} captchas (one process)`,
      measured: `${measured.toFixed(0)}/s`,
      reference: `empty pictures ${reference.toFixed(0)}/s`,
      ratio,
    })
  }
  return results
}

/** Compares a challenge from a full pool with a call that uses Redis as often and carries no data. */
const benchLatency = async (redisUrl: string): Promise<Result> => {
  await using parts = new AsyncDisposableStack()
  const secret = randomBytes(16).toString('hex')
  const full = warmUpCalls + rounds * callsPerRound
  const { client: redis } = parts.use(await openRedis({ url: redisUrl, log }))
  const limits = { full, low: 1, maxBytes: Number.MAX_SAFE_INTEGER, maxWaiting: 1 }
  const pool = parts.use(openPicturePool(openRenderer(), limits, log))
  const siteConfig = parts.use(openGrpcClient(protos.config, { address: '127.0.0.1:1', secret }))
  const redisPrefix = `pandex:bench${randomBytes(4).toString('hex')}:`
  const { services } = createApp({ redis, redisPrefix, siteConfig, pool, log })
  const server = parts.use(await startGrpcServer({ host: '127.0.0.1', port: 0, secret, log }, services))
  const client = parts.use(openGrpcClient(protos.captcha, { address: `127.0.0.1:${server.port}`, secret }))

  const create = () => client.CreateChallenge({ type: 'click', purpose: 'login' }, backgroundContext(log))
  const redeemUnknownToken = () =>
    client.UseToken({ token: 'unknown', purpose: 'login' }, backgroundContext(log)).catch(() => undefined)
  await waitForStock(full)
  await latencyOf(warmUpCalls, create)
  await latencyOf(warmUpCalls, redeemUnknownToken)
  const { measured, reference, ratio } = await compare(
    rounds,
    () => latencyOf(callsPerRound, create),
    () => latencyOf(callsPerRound, redeemUnknownToken),
  )
  return {
    name: 'create a captcha challenge (pictures ready)',
    measured: `${measured.toFixed(2)} ms`,
    reference: `use of no token ${reference.toFixed(2)} ms`,
    ratio,
  }
}

export const benchCaptcha = async (redisUrl: string): Promise<Result[]> => [
  ...(await benchDrawing()),
  await benchLatency(redisUrl),
]
