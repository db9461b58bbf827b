import { generate } from 'lean-qr'

const quietZone = 4

/** The text as a QR code: one path in a square SVG document, dark on white in every theme. */
export const qrSvg = (text: string): string => {
  const code = generate(text)
  const path: string[] = []
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y) && !code.get(x - 1, y)) {
        let width = 1
        while (code.get(x + width, y)) width += 1
        path.push(`M${x} ${y}h${width}v1h-${width}z`)
      }
  const side = code.size + 2 * quietZone
  const box = `${-quietZone} ${-quietZone} ${side} ${side}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M${-quietZone} ${-quietZone}h${side}v${side}h-${side}z"/><path d="${path.join('')}"/></svg>`
}
