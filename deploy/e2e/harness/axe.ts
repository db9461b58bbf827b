import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Waits for finite animations: colours in transition fail contrast checks. */
const waitForAnimations = `Promise.allSettled(document.getAnimations()
  .filter((motion) => motion.playState === 'running' && Number.isFinite(motion.effect?.getComputedTiming().endTime))
  .map((motion) => motion.finished)).then(() => undefined)`

export const findAxeViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(waitForAnimations)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
