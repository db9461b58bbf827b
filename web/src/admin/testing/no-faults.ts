import axe from 'axe-core'

/** What axe finds serious or worse in the document as it is. Colours and sizes need a real browser. */
export const findFaults = async (): Promise<string[]> => {
  // axe looks at letters as pictures where it can; the test's document cannot draw.
  HTMLCanvasElement.prototype.getContext = () => null
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
