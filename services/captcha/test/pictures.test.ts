import { registry } from '@pandex/platform/telemetry/metrics'
import { capturedLogger, silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { expect, it } from 'vitest'
import { challengeTypes } from '@pandex/contracts/enums'
import type { ChallengeType } from '@pandex/contracts/enums'
import type { Picture } from '../domain/picture.ts'
import { openRenderer } from '../pictures/renderer.ts'
import type { PictureRenderer } from '../pictures/renderer.ts'
import { poolLimitsFor, openPicturePool } from '../pictures/picture-pool.ts'

const log = silentLogger()
const soon = (budgetMs = 60_000) => ({ deadlineMs: Date.now() + budgetMs, signal: new AbortController().signal })

const readyOf = async (type: ChallengeType): Promise<number> => {
  const metric = await registry.getSingleMetric('pandex_captcha_pictures_ready')?.get()
  return metric?.values.find(({ labels }) => labels.type === type)?.value ?? 0
}

const gatedRenderer = () => {
  const renderer = openRenderer()
  const requests: ChallengeType[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const draw = async (type: ChallengeType): Promise<Picture> => {
    requests.push(type)
    await gate
    return renderer.draw(type)
  }
  const dispose = async (): Promise<void> => {
    open()
    await renderer[Symbol.asyncDispose]()
  }
  return { renderer: { draw, [Symbol.asyncDispose]: dispose } satisfies PictureRenderer, requests, open }
}

it('is ready as soon as one picture is drawn, and fills up with both types', async () => {
  await using pool = openPicturePool(openRenderer(), poolLimitsFor(5), log)
  await expect(pool.checkReady?.()).rejects.toThrow('nothing drawn yet')
  await waitFor(async () => (await readyOf('click')) === 5 && (await readyOf('rotate')) === 5)
  await pool.checkReady?.()
})

it('draws pictures up to its limit, and again once the pool runs low', async () => {
  const { renderer, requests, open } = gatedRenderer()
  open()
  await using pool = openPicturePool(renderer, poolLimitsFor(8), log)
  const isFull = async () => (await readyOf('click')) === 8 && (await readyOf('rotate')) === 8
  await waitFor(isFull)
  expect(requests).toHaveLength(16)
  await pool.take('click', soon())
  await pool.take('click', soon())
  expect(requests).toHaveLength(16)
  await pool.take('click', soon())
  await waitFor(isFull)
  expect(requests).toHaveLength(19)
})

it('stores no more bytes than its limit', async () => {
  let drawn = 0
  const thousandBytes: PictureRenderer = {
    draw: async () => {
      drawn += 1
      return { mask: new Uint8Array(900), thumb: new Uint8Array(100), answer: { type: 'rotate', angle: 90 } }
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
  await using pool = openPicturePool(thousandBytes, { ...poolLimitsFor(50), maxBytes: 10_000 }, log)
  await waitFor(() => drawn >= 10)
  // This renderer is synchronous: one turn of the event loop suffices for any further drawing.
  await new Promise(setImmediate)
  expect(drawn).toBe(10)
  await pool.take('click', soon())
  await new Promise(setImmediate)
  expect(drawn).toBe(11)
})

it('lets callers wait for a new picture when the pool is empty, and gives each caller a different one', async () => {
  const { renderer, open } = gatedRenderer()
  await using pool = openPicturePool(renderer, poolLimitsFor(2), log)
  const waiting = Array.from({ length: 12 }, () => pool.take('click', soon()))
  open()
  const pictures = await Promise.all(waiting)
  expect(new Set(pictures.map(({ mask }) => Buffer.from(mask).toString('base64'))).size).toBe(12)
})

it('refuses callers beyond the queue limit, past their deadline or disconnected', async () => {
  const { renderer, open } = gatedRenderer()
  await using pool = openPicturePool(renderer, { ...poolLimitsFor(2), maxWaiting: 2 }, log)
  const unavailable = { kind: 'unavailable' }
  const leaving = new AbortController()
  const left = pool.take('click', { ...soon(), signal: leaving.signal })
  const late = pool.take('click', soon(150))
  await expect(pool.take('click', soon())).rejects.toMatchObject(unavailable)
  leaving.abort()
  await expect(left).rejects.toMatchObject(unavailable)
  await expect(late).rejects.toMatchObject(unavailable)
  const patient = pool.take('click', soon())
  open()
  expect((await patient).answer.type).toBe('click')
})

it('replaces a crashed drawing process without failing a caller', async () => {
  const { log: captured, lines } = capturedLogger()
  const renderer = openRenderer()
  let crashes = 0
  const crashing: PictureRenderer = {
    draw: async (type) => {
      crashes += 1
      // The process throws on an unknown type and exits.
      return renderer.draw(crashes <= 2 ? ('nonsense' as ChallengeType) : type)
    },
    [Symbol.asyncDispose]: () => renderer[Symbol.asyncDispose](),
  }
  await using pool = openPicturePool(crashing, poolLimitsFor(1), captured)
  for (const type of challengeTypes) expect((await pool.take(type, soon())).answer.type).toBe(type)
  expect(lines.filter(({ msg }) => msg === 'captcha pictures: drawing failed, retrying')).toHaveLength(2)
})

it('stops while drawing and refuses the waiting callers', async () => {
  const { renderer } = gatedRenderer()
  const pool = openPicturePool(renderer, poolLimitsFor(50), log)
  const waiting = Promise.allSettled([pool.take('rotate', soon())])
  await pool[Symbol.asyncDispose]()
  expect(await waiting).toMatchObject([{ status: 'rejected', reason: { kind: 'unavailable' } }])
})
