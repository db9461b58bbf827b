import axe from 'axe-core'

/** Names of the rules of accessibility that a part of the page breaks. Colours are left to a browser: jsdom paints nothing. */
export const faultsOf = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  })
  return violations.map(({ id }) => id)
}
