import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Colours on their way to others are nobody's; what turns for ever is left alone. */
const endsOfMotions = `Promise.allSettled(document.getAnimations()
  .filter((motion) => motion.playState === 'running' && Number.isFinite(motion.effect?.getComputedTiming().endTime))
  .map((motion) => motion.finished)).then(() => undefined)`

/** What keeps people from using the page as it stands, each with the places: nothing, as a rule. */
export const findSeriousFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(endsOfMotions)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
