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

const gatedDrawer = () => {
  const drawer = openRenderer()
  const requests: ChallengeType[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const draw = async (type: ChallengeType): Promise<Picture> => {
    requests.push(type)
    await gate
    return drawer.draw(type)
  }
  const dispose = async (): Promise<void> => {
    open()
    await drawer[Symbol.asyncDispose]()
  }
  return { drawer: { draw, [Symbol.asyncDispose]: dispose } satisfies PictureRenderer, requests, open }
}

it('is ready as soon as one picture is drawn, and fills up with both types', async () => {
  await using stock = openPicturePool(openRenderer(), poolLimitsFor(5), log)
  await expect(stock.checkReady?.()).rejects.toThrow('nothing drawn yet')
  await waitFor(async () => (await readyOf('click')) === 5 && (await readyOf('rotate')) === 5)
  await stock.checkReady?.()
})

it('draws pictures up to its limit, and again once the stock runs low', async () => {
  const { drawer, requests, open } = gatedDrawer()
  open()
  await using stock = openPicturePool(drawer, poolLimitsFor(8), log)
  const isFull = async () => (await readyOf('click')) === 8 && (await readyOf('rotate')) === 8
  await waitFor(isFull)
  expect(requests).toHaveLength(16)
  await stock.take('click', soon())
  await stock.take('click', soon())
  expect(requests).toHaveLength(16)
  await stock.take('click', soon())
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
  await using stock = openPicturePool(thousandBytes, { ...poolLimitsFor(50), maxBytes: 10_000 }, log)
  await waitFor(() => drawn >= 10)
  // This drawer is synchronous: one turn of the event loop suffices for any further drawing.
  await new Promise(setImmediate)
  expect(drawn).toBe(10)
  await stock.take('click', soon())
  await new Promise(setImmediate)
  expect(drawn).toBe(11)
})

it('lets callers wait for a new picture when the stock is empty, and gives each caller a different one', async () => {
  const { drawer, open } = gatedDrawer()
  await using stock = openPicturePool(drawer, poolLimitsFor(2), log)
  const waiting = Array.from({ length: 12 }, () => stock.take('click', soon()))
  open()
  const pictures = await Promise.all(waiting)
  expect(new Set(pictures.map(({ mask }) => Buffer.from(mask).toString('base64'))).size).toBe(12)
})

it('refuses callers beyond the queue limit, past their deadline or disconnected', async () => {
  const { drawer, open } = gatedDrawer()
  await using stock = openPicturePool(drawer, { ...poolLimitsFor(2), maxWaiting: 2 }, log)
  const unavailable = { kind: 'unavailable' }
  const leaving = new AbortController()
  const left = stock.take('click', { ...soon(), signal: leaving.signal })
  const late = stock.take('click', soon(150))
  await expect(stock.take('click', soon())).rejects.toMatchObject(unavailable)
  leaving.abort()
  await expect(left).rejects.toMatchObject(unavailable)
  await expect(late).rejects.toMatchObject(unavailable)
  const patient = stock.take('click', soon())
  open()
  expect((await patient).answer.type).toBe('click')
})

it('replaces a crashed drawing process without failing a caller', async () => {
  const { log: captured, lines } = capturedLogger()
  const drawer = openRenderer()
  let crashes = 0
  const crashing: PictureRenderer = {
    draw: async (type) => {
      crashes += 1
      // The process throws on an unknown type and exits.
      return drawer.draw(crashes <= 2 ? ('nonsense' as ChallengeType) : type)
    },
    [Symbol.asyncDispose]: () => drawer[Symbol.asyncDispose](),
  }
  await using stock = openPicturePool(crashing, poolLimitsFor(1), captured)
  for (const type of challengeTypes) expect((await stock.take(type, soon())).answer.type).toBe(type)
  expect(lines.filter(({ msg }) => msg === 'captcha pictures: drawing failed, retrying')).toHaveLength(2)
})

it('stops while drawing and refuses the waiting callers', async () => {
  const { drawer } = gatedDrawer()
  const stock = openPicturePool(drawer, poolLimitsFor(50), log)
  const waiting = Promise.allSettled([stock.take('rotate', soon())])
  await stock[Symbol.asyncDispose]()
  expect(await waiting).toMatchObject([{ status: 'rejected', reason: { kind: 'unavailable' } }])
})
