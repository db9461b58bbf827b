import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Waits for finite animations: colours in transition fail contrast checks. */
const waitForAnimations = `Promise.allSettled(document.getAnimations()
  .filter((motion) => motion.playState === 'running' && Number.isFinite(motion.effect?.getComputedTiming().endTime))
  .map((motion) => motion.finished)).then(() => undefined)`

const allRules: axe.RunOptions = {}

/** The rules of level AA whose result depends on colours: enough after a change of the theme. */
export const colorRules: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Only violations with a serious or critical impact. */
export const findAxeViolations = async (page: Page, rules = allRules): Promise<string[]> => {
  await page.evaluate(waitForAnimations)
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  // By default axe also loads the style sheets again, which only experimental rules read.
  const options: axe.RunOptions = { ...rules, resultTypes: ['violations'], preload: { assets: ['media'] } }
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
