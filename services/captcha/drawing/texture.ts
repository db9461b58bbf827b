import { createSheet } from './canvas.ts'
import type { Sheet } from './canvas.ts'
import type { Random } from './random.ts'

const randomGreys = (random: Random, width: number, height: number): Sheet => {
  const sheet = createSheet({ width, height })
  const image = sheet.brush.createImageData(width, height)
  for (let at = 0; at < image.data.length; at += 4) {
    image.data.fill(random.whole(0, 255), at, at + 3)
    image.data[at + 3] = 255
  }
  sheet.brush.putImageData(image, 0, 0)
  return sheet
}

/** Cloudy brightness variation: coarse and finer layers of random grey. @param strength 0 (none) to 1 */
export const drawMottle = ({ brush, width, height }: Sheet, random: Random, strength: number): void => {
  brush.save()
  brush.imageSmoothingEnabled = true
  brush.imageSmoothingQuality = 'high'
  brush.globalCompositeOperation = 'soft-light'
  for (const cellPx of [60, 24, 9]) {
    brush.globalAlpha = strength * Math.sqrt(cellPx / 60)
    const greys = randomGreys(random, Math.ceil(width / cellPx) + 2, Math.ceil(height / cellPx) + 2)
    // The margin hides the outermost cells, which fade out.
    brush.drawImage(greys.canvas, -cellPx, -cellPx, greys.width * cellPx, greys.height * cellPx)
  }
  brush.restore()
}

const grainPx = 96

/** Fine noise from one tiled patch, which keeps the encoded size small; noise hinders programs more than people. */
export const drawGrain = ({ brush, width, height }: Sheet, random: Random, strength: number): void => {
  const patch = randomGreys(random, grainPx, grainPx)
  brush.save()
  brush.globalCompositeOperation = 'soft-light'
  brush.globalAlpha = strength
  for (let x = -random.whole(0, grainPx - 1); x < width; x += grainPx)
    for (let y = -random.whole(0, grainPx - 1); y < height; y += grainPx) brush.drawImage(patch.canvas, x, y)
  brush.restore()
}

/** Copies a sheet of equal size with wave distortion. @param amplitudePx maximum displacement */
export const drawWaved = (target: Sheet, source: Sheet, random: Random, amplitudePx: number): void => {
  const { width, height } = source
  const wave = (lengthPx: number) => {
    const phase = random.between(0, 2 * Math.PI)
    return (at: number): number => amplitudePx * Math.sin(phase + (2 * Math.PI * at) / lengthPx)
  }
  const between = createSheet(source)
  const [pushRow, pushColumn] = [wave(random.between(60, 110)), wave(random.between(60, 110))]
  const stepPx = 2
  for (let y = 0; y < height; y += stepPx)
    between.brush.drawImage(source.canvas, 0, y, width, stepPx, pushRow(y), y, width, stepPx)
  for (let x = 0; x < width; x += stepPx)
    target.brush.drawImage(between.canvas, x, 0, stepPx, height, x, pushColumn(x), stepPx, height)
}
