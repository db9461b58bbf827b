import { loadImage } from '@napi-rs/canvas'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { challengeTypes } from '@pandex/contracts/enums'
import type { Answer, Dot } from '../domain/answer.ts'
import { dotsOf, encryptDots, outcomesOf100, startCaptchaService } from './harness.ts'
import type { CaptchaService } from './harness.ts'

let service: CaptchaService
beforeAll(async () => {
  service = await startCaptchaService({ captchaType: 'rotate' })
})
afterAll(() => service[Symbol.asyncDispose]())

const createKnown = async (type: string): Promise<{ key: string; answer: Answer }> => {
  const { key } = await service.create(type)
  const answer = await service.answerOf(key)
  expect(answer?.type).toBe(type)
  return { key, answer: answer! }
}

const clicksOf = (answer: Answer, change: (dot: Dot, at: number) => Dot): Dot[] => {
  if (answer.type !== 'click') throw new Error('not a click challenge')
  return (dotsOf(answer) as Dot[]).map(change)
}

const wrong = { kind: 'failed_precondition', code: 'captcha.wrong_answer' }
const gone = { kind: 'failed_precondition', code: 'captcha.gone' }
const unreadable = { kind: 'invalid', code: 'captcha.unreadable' }

const expectDestroyed = async ({ key, answer }: { key: string; answer: Answer }) =>
  expect(service.check(key, dotsOf(answer))).rejects.toMatchObject(gone)

it('issues one token for the right answer to a click challenge', async () => {
  const challenge = await createKnown('click')
  const reply = await service.check(challenge.key, dotsOf(challenge.answer))
  expect(reply).toMatchObject({ ok: true, purpose: 'login' })
  expect(reply.token).toMatch(/^[\w-]{32}$/)
  await expectDestroyed(challenge)
})

it('issues one token for two right turns in a row', async () => {
  const first = await createKnown('rotate')
  const { ok, token, next } = await service.check(first.key, dotsOf(first.answer))
  expect({ ok, token, type: next?.type }).toEqual({ ok: false, token: '', type: 'rotate' })
  expect(next?.mask_image).toMatch(/^data:image\/webp;base64,/)
  await expectDestroyed(first)
  const second = await service.solveStep(next?.key ?? '')
  expect(second).toMatchObject({ ok: true, purpose: 'login', next: null })
  await service.use(second.token)
  await expect(service.solveStep(next?.key ?? '')).rejects.toThrow('not in Redis')
})

it('restarts from the first turn after a wrong second turn, so single guesses do not add up', async () => {
  const first = await createKnown('rotate')
  const { next } = await service.check(first.key, dotsOf(first.answer))
  const right = await service.answerOf(next?.key ?? '')
  const angle = right?.type === 'rotate' ? (right.angle + 180) % 360 : 0
  await expect(service.check(next?.key ?? '', [{ angle }])).rejects.toMatchObject(wrong)
  await expect(service.check(next?.key ?? '', dotsOf(right!))).rejects.toMatchObject(gone)
})

it('destroys a challenge after a wrong answer, so a later right answer fails', async () => {
  const click = await createKnown('click')
  const elsewhere = clicksOf(click.answer, (dot) => ({ ...dot, x: dot.x + 60 }))
  await expect(service.check(click.key, elsewhere)).rejects.toMatchObject(wrong)
  await expectDestroyed(click)
  const rotate = await createKnown('rotate')
  await expect(service.check(rotate.key, [{ angle: 0 }])).rejects.toMatchObject(wrong)
  await expectDestroyed(rotate)
})

it('requires the glyphs in the order of the strip', async () => {
  const { key, answer } = await createKnown('click')
  const swapped = clicksOf(answer, (dot) => ({ ...dot, index: dot.index < 3 ? 3 - dot.index : dot.index }))
  await expect(service.check(key, swapped)).rejects.toMatchObject(wrong)
})

it('requires all of the glyphs', async () => {
  const { key, answer } = await createKnown('click')
  await expect(service.check(key, clicksOf(answer, (dot) => dot).slice(0, -1))).rejects.toMatchObject(wrong)
})

it('tolerates small click offsets', async () => {
  const click = await createKnown('click')
  const near = clicksOf(click.answer, (dot, at) => ({ ...dot, x: dot.x + (at % 2 ? 10 : -10), y: dot.y + 9 }))
  expect(await service.check(click.key, near)).toMatchObject({ ok: true })
  const rotate = await createKnown('rotate')
  const angle = rotate.answer.type === 'rotate' ? rotate.answer.angle + 7.5 : 0
  expect(await service.check(rotate.key, [{ angle }])).toMatchObject({ next: { type: 'rotate' } })
})

it('keeps a challenge for two minutes at most', async () => {
  const challenge = await createKnown('rotate')
  const name = service.keyOf(challenge.key)
  const left = await service.storage.pTTL(name)
  expect(left).toBeGreaterThan(100_000)
  expect(left).toBeLessThanOrEqual(120_000)
  await service.storage.pExpire(name, 1)
  await waitFor(async () => (await service.storage.exists(name)) === 0)
  await expectDestroyed(challenge)
})

it('accepts one of 100 concurrent checks', async () => {
  const outcomes = await outcomesOf100(async () => {
    const { key, answer } = await createKnown('click')
    return () => service.check(key, dotsOf(answer))
  })
  expect(outcomes).toEqual([...Array(99).fill('captcha.gone'), 'ok'])
})

it.for(challengeTypes)(
  'shows each visitor %s pictures that were never shown before, as data URIs of the promised size',
  async (type) => {
    const count = 14 // more than the pool holds
    const all = await Promise.all(Array.from({ length: count }, () => service.create(type)))
    const thumbSize = type === 'click' ? { width: 150, height: 40 } : { width: 140, height: 140 }
    for (const { mask_image, thumb_image } of all) {
      for (const [uri, size] of [
        [mask_image, { width: 300, height: 220 }],
        [thumb_image, thumbSize],
      ] as const) {
        expect(uri).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/)
        const { width, height } = await loadImage(Buffer.from(uri.split(',')[1] ?? '', 'base64'))
        expect({ width, height }).toEqual(size)
      }
    }
    for (const part of ['key', 'mask_image', 'thumb_image'] as const)
      expect(new Set(all.map((challenge) => challenge[part])).size).toBe(count)
  },
)

it('draws the configured type unless the call names another', async () => {
  expect((await service.create('')).type).toBe('rotate')
  expect((await service.create('click')).type).toBe('click')
})

it('draws click challenges while the site configuration is unknown', async () => {
  await using unconfigured = await startCaptchaService()
  expect((await unconfigured.create('')).type).toBe('click')
})

it('refuses unknown types and purposes', async () => {
  await expect(service.create('slide')).rejects.toMatchObject({ kind: 'invalid', code: 'captcha.unknown_type' })
  for (const purpose of ['', 'nothing', 'constructor', 'LOGIN'])
    await expect(service.create('click', purpose)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'captcha.unknown_purpose',
    })
})

it('refuses a key that it never issued', async () => {
  for (const key of ['', 'x', 'A'.repeat(32), '*'.repeat(32), 'A'.repeat(1_000_000), '\0\r\n'])
    await expect(service.check(key, [{ angle: 90 }])).rejects.toMatchObject(gone)
})

it('destroys a challenge after any unreadable answer', async () => {
  const anyAnswer = fc.oneof(
    fc.string({ maxLength: 200 }).map((dots) => () => dots),
    fc.constant(() => 'A'.repeat(100_000)),
    fc.json({ maxDepth: 3 }).map((text) => (key: string) => encryptDots(key, JSON.parse(text))),
  )
  await fc.assert(
    fc.asyncProperty(anyAnswer, async (dotsFor) => {
      const { key } = await service.create('rotate')
      const attempt = service.client.CheckAnswer({ key, dots: dotsFor(key) }, testContext())
      await expect(attempt).rejects.toMatchObject(unreadable)
      expect(await service.answerOf(key)).toBeNull()
    }),
    { numRuns: 25 },
  )
})

it('logs no answers, keys or tokens', async () => {
  const { key, answer } = await createKnown('click')
  const { token } = await service.check(key, dotsOf(answer))
  await service.use(token)
  await expect(service.check(key, [])).rejects.toMatchObject(gone)
  const text = JSON.stringify(service.lines)
  for (const secret of [key, token, 'targets', '"angle"', '203.0.113.7']) expect(text).not.toContain(secret)
})
