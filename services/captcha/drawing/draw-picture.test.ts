import { GlobalFonts, loadImage } from '@napi-rs/canvas'
import { beforeAll, expect, it, vi } from 'vitest'
import { challengeTypes } from '@pandex/contracts/enums'
import type { Answer } from '../domain/answer.ts'
import { maskSize, piece, stripSize } from '../domain/picture.ts'
import { createSheet, fontNames, loadFonts } from './canvas.ts'
import { characters } from './characters.ts'
import { drawPicture } from './draw-picture.ts'
import { createRandom } from './random.ts'

// System fonts must not substitute for missing glyphs.
vi.hoisted(() => vi.stubEnv('DISABLE_SYSTEM_FONTS_LOAD', '1'))

beforeAll(loadFonts)

const random = createRandom()

const clickAnswer = (answer: Answer) => {
  if (answer.type !== 'click') throw new Error('not a click picture')
  return answer.targets
}
const rotateAnswer = (answer: Answer) => {
  if (answer.type !== 'rotate') throw new Error('not a rotate picture')
  return answer.angle
}

const decode = async (bytes: Uint8Array) => {
  const { width, height } = await loadImage(bytes)
  const sheet = createSheet({ width, height })
  sheet.brush.drawImage(await loadImage(bytes), 0, 0)
  return { width, height, data: sheet.brush.getImageData(0, 0, width, height).data }
}

it('loads its bundled fonts and no system font', () => {
  const families = GlobalFonts.families.map(({ family }) => family)
  expect(families.filter((family) => !/^(captcha|ZCOOL) /.test(family))).toEqual([])
})

it.for(fontNames)('has a distinct glyph for every character in the font %s', (font) => {
  const forms = characters.map((text) => {
    const { brush, canvas } = createSheet({ width: 48, height: 48 })
    brush.font = `40px "${font}"`
    brush.fillText(text, 4, 40)
    return canvas.encodeSync('png').toString('base64')
  })
  expect(characters.filter((_, at) => forms.indexOf(forms[at]!) !== at)).toEqual([])
})

it.for(challengeTypes)(
  'draws %s pictures of the declared size and format, small enough for a slow connection',
  async (type) => {
    for (let count = 0; count < 12; count += 1) {
      const { mask, thumb } = drawPicture(type, random)
      const [maskImage, thumbImage] = [await decode(mask), await decode(thumb)]
      expect(maskImage).toMatchObject(maskSize)
      expect(thumbImage).toMatchObject(type === 'click' ? stripSize : { width: piece.diameter, height: piece.diameter })
      expect(mask.byteLength).toBeLessThan(25_000)
      expect(thumb.byteLength).toBeLessThan(6_000)
    }
  },
)

it('requires three or four glyphs inside the picture, far enough apart that no click matches two', () => {
  for (let count = 0; count < 12; count += 1) {
    const targets = clickAnswer(drawPicture('click', random).answer)
    expect([3, 4]).toContain(targets.length)
    targets.forEach(({ x, y, radius }, at) => {
      expect(Math.min(x, y, maskSize.width - x, maskSize.height - y)).toBeGreaterThan(20)
      expect(radius).toBeGreaterThanOrEqual(20)
      for (const other of targets.slice(at + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(radius + other.radius)
    })
  }
})

it('never shows an upright piece', () => {
  for (let count = 0; count < 12; count += 1) {
    const angle = rotateAnswer(drawPicture('rotate', random).answer)
    expect(angle).toBeGreaterThanOrEqual(35)
    expect(angle).toBeLessThanOrEqual(325)
  }
})

it('a piece turned by its answer has the sky above, the ground below and clear corners', async () => {
  const seam = (mask: Awaited<ReturnType<typeof decode>>, thumb: Awaited<ReturnType<typeof decode>>, turn: number) => {
    const colourAt = (image: typeof mask, x: number, y: number) => {
      const at = 4 * (Math.round(y) * image.width + Math.round(x))
      return [...image.data.subarray(at, at + 3)]
    }
    let sum = 0
    for (let degrees = 0; degrees < 360; degrees += 3) {
      const radians = (degrees * Math.PI) / 180
      const inPiece = radians - (turn * Math.PI) / 180
      const inner = colourAt(thumb, 70 + 66 * Math.cos(inPiece), 70 + 66 * Math.sin(inPiece))
      const { x, y } = piece.centre
      const outer = colourAt(mask, x + 79 * Math.cos(radians), y + 79 * Math.sin(radians))
      sum += inner.reduce((total, value, at) => total + Math.abs(value - outer[at]!), 0)
    }
    return sum
  }
  for (let count = 0; count < 10; count += 1) {
    const { mask, thumb, answer } = drawPicture('rotate', random)
    const [maskImage, thumbImage] = [await decode(mask), await decode(thumb)]
    const angle = rotateAnswer(answer)
    const others = [60, 120, 180, 240, 300].map((off) => seam(maskImage, thumbImage, angle + off))
    expect(seam(maskImage, thumbImage, angle)).toBeLessThan(Math.min(...others))
    expect([thumbImage.data[3], thumbImage.data.at(-1)]).toEqual([0, 0])
  }
})

it.for(challengeTypes)('never draws the same %s picture twice', (type) => {
  const drawn = Array.from({ length: 8 }, () => drawPicture(type, random))
  for (const part of ['mask', 'thumb'] as const)
    expect(new Set(drawn.map((picture) => Buffer.from(picture[part]).toString('base64'))).size).toBe(drawn.length)
})
