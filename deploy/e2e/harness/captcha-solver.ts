/** Solves captchas with the answer that the service stores in Redis. The product has no test hook for this. */
import type { Page } from 'playwright-core'
import { createClient } from 'redis'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import type { TestProduct } from './open-product.ts'

type Answer = { type: 'click'; targets: { x: number; y: number }[] } | { type: 'rotate'; angle: number }

const maskWidth = 300

/** Records the challenges of a page. Call before the dialog opens. */
export const recordChallenges = (page: Page): { newest: (after?: string) => Promise<string> } => {
  const keys: string[] = []
  page.on('response', (response) => {
    if (!/\/v1\/captcha\/(?:gen|check)/.test(response.url())) return
    response.json().then(
      ({ data }: { data: { key?: string; next?: { key: string } } | null }) => {
        const key = data?.key ?? data?.next?.key
        if (key !== undefined) keys.push(key)
      },
      () => undefined,
    )
  })
  return { newest: (after) => waitFor(() => keys.at(-1) !== after && keys.at(-1)) }
}

export const readAnswer = async ({ engines, namespace }: TestProduct, key: string): Promise<Answer> => {
  const redis = await createClient({ url: engines.redisUrl }).connect()
  try {
    const text = await redis.get(`pandex:${namespace}:captcha:challenge:${key}`)
    if (text === null) throw new Error('the challenge is gone')
    return (JSON.parse(text) as { answer: Answer }).answer
  } finally {
    redis.destroy()
  }
}

export const submitAnswer = async (page: Page, answer: Answer): Promise<void> => {
  const dialog = page.getByRole('dialog')
  // The response arrives before the page shows its challenge, which resets an earlier input.
  await dialog.getByRole('button', { name: '确认', disabled: true }).waitFor()
  if (answer.type === 'rotate') {
    await dialog.getByRole('slider').fill(String(Math.round(answer.angle) % 360))
  } else {
    const board = dialog.locator('[data-board]')
    const box = await board.boundingBox()
    const scale = (box?.width ?? maskWidth) / maskWidth
    for (const { x, y } of answer.targets) await board.click({ position: { x: x * scale, y: y * scale } })
  }
  await dialog.getByRole('button', { name: '确认' }).click()
}
