import axe from 'axe-core'

/** Ids of the axe rules that an element violates. Colour rules need a browser: jsdom does not paint. */
export const findAxeViolations = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  })
  return violations.map(({ id }) => id)
}
