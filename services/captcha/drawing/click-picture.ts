import { maskSize, stripSize } from '../domain/picture.ts'
import type { Picture } from '../domain/picture.ts'
import type { Target } from '../domain/answer.ts'
import { drawBackdrop } from './backdrops.ts'
import { createSheet, fillDownwards, fontNames, hsl } from './canvas.ts'
import type { Brush, Sheet } from './canvas.ts'
import { characters } from './characters.ts'
import type { Random } from './random.ts'
import { drawGrain, drawWaved } from './texture.ts'

interface Glyph extends Target {
  text: string
  sizePx: number
}

const glyphCounts = [6, 7] as const
const targetCounts = [3, 4] as const
const sizesPx = [33, 43] as const

/** Hit radius relative to the glyph size: slightly beyond the glyph. */
const hitRadiusRatio = 0.62

/** Greater than two hit radii, so that no click hits two glyphs. */
const minDistancePx = 2 * hitRadiusRatio * sizesPx[1] + 2

const marginPx = 28

/** Random positions with a minimum distance; restarts when no further position fits. */
const choosePlaces = (random: Random, count: number): { x: number; y: number }[] => {
  const places: { x: number; y: number }[] = []
  for (let tries = 0; places.length < count; tries += 1) {
    if (tries % 200 === 199) places.length = 0
    const x = random.between(marginPx, maskSize.width - marginPx)
    const y = random.between(marginPx, maskSize.height - marginPx)
    if (places.every((other) => Math.hypot(other.x - x, other.y - y) >= minDistancePx)) places.push({ x, y })
  }
  return places
}

/** Centres the ink of a glyph, not its line box, on the origin. */
const paintGlyph = (brush: Brush, text: string, paint: (x: number, y: number) => void): void => {
  brush.textAlign = 'left'
  brush.textBaseline = 'alphabetic'
  const ink = brush.measureText(text)
  const x = (ink.actualBoundingBoxLeft - ink.actualBoundingBoxRight) / 2
  const y = (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2
  paint(x, y)
}

/** Dark with a light outline or the reverse, so that one of them contrasts with any background. */
const drawGlyph = (brush: Brush, random: Random, { text, x, y, sizePx }: Glyph): void => {
  const hue = random.between(0, 360)
  const isLight = random.chance(0.5)
  const ink = hsl(hue, random.between(55, 95), isLight ? random.between(80, 93) : random.between(20, 36))
  const rim = hsl(
    hue + random.between(90, 270),
    random.between(20, 70),
    isLight ? random.between(12, 26) : random.between(86, 96),
  )
  brush.save()
  brush.translate(x, y)
  brush.rotate((random.between(-38, 38) * Math.PI) / 180)
  brush.transform(1, random.between(-0.14, 0.14), random.between(-0.22, 0.22), 1, 0, 0)
  brush.font = `${sizePx}px "${random.pick(fontNames)}"`
  brush.lineJoin = 'round'
  paintGlyph(brush, text, (left, base) => {
    brush.strokeStyle = rim
    brush.lineWidth = random.between(3.5, 5.5)
    brush.strokeText(text, left, base)
    brush.fillStyle = ink
    brush.fillText(text, left, base)
    brush.strokeStyle = ink
    brush.lineWidth = random.between(0.1, 1.3)
    brush.strokeText(text, left, base)
  })
  brush.restore()
}

const drawScribbles = ({ brush, width, height }: Sheet, random: Random, count: number, lightness: number): void => {
  for (let left = count; left > 0; left -= 1) {
    const y = (): number => random.between(0, height)
    brush.strokeStyle = hsl(random.between(0, 360), 60, lightness, random.between(0.3, 0.6))
    brush.lineWidth = random.between(0.8, 2)
    brush.beginPath()
    brush.moveTo(0, y())
    brush.bezierCurveTo(width / 3, y(), (2 * width) / 3, y(), width, y())
    brush.stroke()
  }
}

const drawMask = (random: Random, glyphs: readonly Glyph[]): Uint8Array => {
  const flat = createSheet(maskSize)
  drawBackdrop(flat, random)
  drawScribbles(flat, random, random.whole(3, 6), random.between(30, 80))
  for (const glyph of glyphs) drawGlyph(flat.brush, random, glyph)
  const sheet = createSheet(maskSize)
  sheet.brush.drawImage(flat.canvas, 0, 0)
  drawWaved(sheet, flat, random, random.between(1, 2.5))
  drawGrain(sheet, random, 0.22)
  return sheet.canvas.encodeSync('webp', 72)
}

/** Draws the glyphs to click in order, each in a random font, so that pixel comparison does not find them. */
const drawStrip = (random: Random, targetGlyphs: readonly Glyph[]): Uint8Array => {
  const flat = createSheet(stripSize)
  const { brush, width, height } = flat
  const hue = random.between(0, 360)
  fillDownwards(flat, [hsl(hue, 35, 95), hsl(hue + 40, 35, 88)])
  drawScribbles(flat, random, 3, 70)
  const stepPx = width / targetGlyphs.length
  targetGlyphs.forEach(({ text }, at) => {
    brush.save()
    brush.translate((at + 0.5) * stepPx + random.between(-3, 3), height / 2 + random.between(-1.5, 1.5))
    brush.rotate((random.between(-10, 10) * Math.PI) / 180)
    brush.font = `${random.between(27, 31)}px "${random.pick(fontNames)}"`
    brush.fillStyle = hsl(hue + random.between(120, 240), 65, random.between(18, 32))
    paintGlyph(brush, text, (x, y) => brush.fillText(text, x, y))
    brush.restore()
  })
  const sheet = createSheet(stripSize)
  sheet.brush.drawImage(flat.canvas, 0, 0)
  drawWaved(sheet, flat, random, 1.3)
  drawScribbles(sheet, random, 2, 45)
  return sheet.canvas.encodeSync('webp', 75)
}

export const drawClickPicture = (random: Random): Picture => {
  const places = choosePlaces(random, random.pick(glyphCounts))
  const texts = random.sample(characters, places.length)
  const glyphs = places.map((place, at): Glyph => {
    const sizePx = random.between(...sizesPx)
    return { ...place, text: texts[at] ?? '', sizePx, radius: Math.round(hitRadiusRatio * sizePx) }
  })
  const targetGlyphs = random.sample(glyphs, random.pick(targetCounts))
  const targets = targetGlyphs.map(({ x, y, radius }) => ({ x: Math.round(x), y: Math.round(y), radius }))
  return { mask: drawMask(random, glyphs), thumb: drawStrip(random, targetGlyphs), answer: { type: 'click', targets } }
}
