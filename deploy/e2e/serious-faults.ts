import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What keeps people from using the page as it stands, each with the places: nothing, as a rule. */
export const findSeriousFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
