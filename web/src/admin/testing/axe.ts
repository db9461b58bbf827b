import axe from 'axe-core'

/** Serious and critical axe violations of the current document. Colours and sizes need a real browser. */
export const findAxeViolations = async (): Promise<string[]> => {
  // axe draws glyphs to a canvas, which jsdom lacks.
  HTMLCanvasElement.prototype.getContext = () => null
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
