import { createSheet, fillCircle, fillDownwards, fillPath, hsl } from './canvas.ts'
import type { Sheet } from './canvas.ts'
import type { Random } from './random.ts'
import { drawScene } from './scene.ts'
import { drawMottle } from './texture.ts'

type Backdrop = (sheet: Sheet, random: Random) => void

const drawWash: Backdrop = (sheet, random) => {
  const { brush, width, height } = sheet
  const hue = random.between(0, 360)
  const angle = random.between(0, 2 * Math.PI)
  const [dx, dy] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * height) / 2]
  const gradient = brush.createLinearGradient(width / 2 - dx, height / 2 - dy, width / 2 + dx, height / 2 + dy)
  for (let step = 0; step <= 3; step += 1)
    gradient.addColorStop(
      step / 3,
      hsl(hue + step * random.between(15, 60), random.between(30, 65), random.between(40, 80)),
    )
  brush.fillStyle = gradient
  brush.fillRect(0, 0, width, height)
}

const drawLights: Backdrop = (sheet, random) => {
  drawWash(sheet, random)
  const hue = random.between(0, 360)
  for (let count = random.whole(14, 26); count > 0; count -= 1) {
    const colour = hsl(
      hue + random.between(-50, 50),
      random.between(40, 80),
      random.between(45, 85),
      random.between(0.15, 0.4),
    )
    fillCircle(
      sheet.brush,
      colour,
      random.between(0, sheet.width),
      random.between(0, sheet.height),
      random.between(10, 48),
    )
  }
}

const drawTiles: Backdrop = (sheet, random) => {
  const { brush, width, height } = sheet
  const stepPx = random.whole(36, 58)
  const hue = random.between(0, 360)
  const spread = random.between(20, 90)
  const columns = Math.ceil(width / stepPx) + 2
  const jitter = (): number => random.between(-0.35, 0.35) * stepPx
  const corners = Array.from({ length: columns * (Math.ceil(height / stepPx) + 2) }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return [(column - 0.5) * stepPx + jitter(), (row - 0.5) * stepPx + jitter()] as const
  })
  corners.forEach((corner, at) => {
    const [right, below, across] = [corners[at + 1], corners[at + columns], corners[at + columns + 1]]
    if (!right || !below || !across || at % columns === columns - 1) return
    const colour = () => hsl(hue + random.between(-spread, spread), random.between(30, 60), random.between(42, 78))
    const first = colour()
    fillPath(brush, first, [corner, right, across, below])
    fillPath(brush, random.chance(0.6) ? colour() : first, [corner, right, below])
  })
}

const drawVeins: Backdrop = (sheet, random) => {
  const { brush, width, height } = sheet
  const hue = random.between(0, 360)
  const slope = random.between(-0.9, 0.9)
  drawWash(sheet, random)
  const [amplitude, lengthPx] = [random.between(6, 26), random.between(60, 160)]
  for (let start = -height; start < 2 * height; start += random.between(9, 24)) {
    brush.strokeStyle = hsl(
      hue + random.between(-30, 30),
      random.between(25, 60),
      random.between(35, 85),
      random.between(0.2, 0.55),
    )
    brush.lineWidth = random.between(3, 13)
    brush.beginPath()
    for (let x = -10; x <= width + 10; x += 10)
      brush.lineTo(x, start + slope * x + amplitude * Math.sin((2 * Math.PI * (x + start)) / lengthPx))
    brush.stroke()
  }
}

const drawView: Backdrop = (sheet, random) => {
  const view = createSheet(sheet)
  drawScene(view, random)
  // Objects are enlarged, so that they do not resemble glyphs.
  const zoom = random.between(1.3, 2)
  const [x, y] = [-random.between(0, zoom - 1) * sheet.width, -random.between(0, zoom - 1) * sheet.height]
  sheet.brush.drawImage(view.canvas, x, y, sheet.width * zoom, sheet.height * zoom)
  fillDownwards(sheet, [hsl(random.between(0, 360), 40, 70, 0.25), hsl(random.between(0, 360), 40, 50, 0.25)])
}

export const drawBackdrop = (sheet: Sheet, random: Random): void => {
  random.pick([drawLights, drawTiles, drawVeins, drawView])(sheet, random)
  drawMottle(sheet, random, random.between(0.35, 0.75))
}
