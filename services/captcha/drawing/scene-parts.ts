import { fillCircle, fillPath, hsl } from './canvas.ts'
import type { Brush } from './canvas.ts'
import type { Random } from './random.ts'

export type Part = (brush: Brush, random: Random, x: number, y: number, size: number) => void

const rect = (brush: Brush, colour: string, x: number, y: number, width: number, height: number): void => {
  brush.fillStyle = colour
  brush.fillRect(x, y, width, height)
}

const drawTrunk = (brush: Brush, x: number, y: number, size: number): void =>
  rect(brush, hsl(28, 40, 27), x - size * 0.05, y - size * 0.4, size * 0.1, size * 0.4)

const drawLeafTree: Part = (brush, random, x, y, size) => {
  drawTrunk(brush, x, y, size)
  const hue = random.between(70, 140)
  for (let puff = 0; puff < 6; puff += 1) {
    const colour = hsl(hue, random.between(35, 55), random.between(24, 42))
    const [dx, dy] = [random.between(-0.22, 0.22), random.between(-0.85, -0.5)]
    fillCircle(brush, colour, x + dx * size, y + dy * size, random.between(0.15, 0.25) * size)
  }
}

const drawFir: Part = (brush, random, x, y, size) => {
  drawTrunk(brush, x, y, size)
  const colour = hsl(random.between(120, 165), random.between(30, 50), random.between(18, 32))
  for (const [foot, top, half] of [
    [0.18, 0.6, 0.3],
    [0.42, 0.8, 0.23],
    [0.64, 1, 0.16],
  ] as const)
    fillPath(brush, colour, [
      [x - half * size, y - foot * size],
      [x, y - top * size],
      [x + half * size, y - foot * size],
    ])
}

export const drawTree: Part = (brush, random, x, y, size) =>
  (random.chance(0.5) ? drawLeafTree : drawFir)(brush, random, x, y, size)

export const drawHouse: Part = (brush, random, x, y, size) => {
  const width = size * random.between(0.9, 1.25)
  const wall = size * 0.6
  const left = x - width / 2
  rect(brush, hsl(random.between(15, 60), random.between(20, 55), random.between(62, 88)), left, y - wall, width, wall)
  const roof = hsl(random.between(-15, 30), random.between(35, 65), random.between(26, 42))
  const chimney = left + width * random.pick([0.2, 0.7])
  rect(brush, roof, chimney, y - size * 0.98, width * 0.1, size * 0.3)
  fillPath(brush, roof, [
    [left - width * 0.1, y - wall],
    [x, y - size],
    [left + width * 1.1, y - wall],
  ])
  const glass = hsl(random.between(40, 210), 70, random.between(60, 85))
  for (const at of [0.14, 0.68]) rect(brush, glass, left + at * width, y - wall * 0.78, width * 0.18, wall * 0.3)
  rect(brush, hsl(25, 45, 30), x - width * 0.08, y - wall * 0.55, width * 0.16, wall * 0.55)
}

export const drawTower: Part = (brush, random, x, y, size) => {
  const width = size * random.between(0.3, 0.5)
  const left = x - width / 2
  const hue = random.between(190, 260)
  rect(brush, hsl(hue, random.between(8, 30), random.between(28, 58)), left, y - size, width, size)
  if (random.chance(0.5)) rect(brush, hsl(hue, 10, 30), x - 1, y - size * 1.18, 2, size * 0.18)
  const lit = hsl(random.between(40, 55), 85, random.between(62, 80))
  const dark = hsl(hue, 20, 22)
  const [columns, rows] = [random.whole(3, 4), Math.max(4, Math.round(size / 13))]
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const [cellWidth, cellHeight] = [width / columns, (size * 0.92) / rows]
    const [cellX, cellY] = [left + (column + 0.25) * cellWidth, y - size * 0.97 + row * cellHeight]
    rect(brush, random.chance(0.55) ? lit : dark, cellX, cellY, cellWidth * 0.5, cellHeight * 0.5)
  }
}

export const drawLighthouse: Part = (brush, random, x, y, size) => {
  const hue = random.pick([0, 10, 210])
  const halfAt = (share: number): number => size * (0.14 - 0.06 * share)
  for (let band = 0; band < 5; band += 1) {
    const [foot, top] = [band * 0.16, (band + 1) * 0.16]
    fillPath(brush, band % 2 === 0 ? hsl(hue, 65, 42) : hsl(0, 0, 94), [
      [x - halfAt(foot), y - foot * size],
      [x - halfAt(top), y - top * size],
      [x + halfAt(top), y - top * size],
      [x + halfAt(foot), y - foot * size],
    ])
  }
  rect(brush, hsl(50, 95, 70), x - size * 0.07, y - size * 0.9, size * 0.14, size * 0.1)
  fillPath(brush, hsl(hue, 60, 30), [
    [x - size * 0.11, y - size * 0.9],
    [x, y - size],
    [x + size * 0.11, y - size * 0.9],
  ])
}

export const drawSailingBoat: Part = (brush, random, x, y, size) => {
  fillPath(brush, hsl(random.between(0, 40), 60, 32), [
    [x - size * 0.42, y - size * 0.16],
    [x - size * 0.28, y],
    [x + size * 0.3, y],
    [x + size * 0.46, y - size * 0.16],
  ])
  rect(brush, hsl(30, 40, 22), x - size * 0.02, y - size, size * 0.04, size * 0.86)
  const sail = hsl(random.between(0, 360), random.between(10, 70), random.between(76, 94))
  fillPath(brush, sail, [
    [x + size * 0.04, y - size * 0.95],
    [x + size * 0.4, y - size * 0.22],
    [x + size * 0.04, y - size * 0.22],
  ])
  fillPath(brush, sail, [
    [x - size * 0.04, y - size * 0.85],
    [x - size * 0.3, y - size * 0.22],
    [x - size * 0.04, y - size * 0.22],
  ])
}

export const drawCactus: Part = (brush, random, x, y, size) => {
  brush.strokeStyle = hsl(random.between(95, 140), 40, random.between(28, 40))
  brush.lineWidth = size * 0.15
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  const arm = (side: number, from: number, to: number): void => {
    brush.beginPath()
    brush.moveTo(x, y - from * size)
    brush.lineTo(x + side * size * 0.28, y - from * size)
    brush.lineTo(x + side * size * 0.28, y - to * size)
    brush.stroke()
  }
  brush.beginPath()
  brush.moveTo(x, y)
  brush.lineTo(x, y - size * 0.92)
  brush.stroke()
  arm(-1, random.between(0.3, 0.45), random.between(0.6, 0.75))
  arm(1, random.between(0.35, 0.5), random.between(0.65, 0.8))
}

export const drawCloud: Part = (brush, random, x, y, size) => {
  brush.save()
  brush.beginPath()
  brush.rect(x - size * 3, y - size * 2, size * 6, size * 2)
  brush.clip()
  const colour = hsl(0, 0, random.between(90, 100), random.between(0.6, 0.95))
  for (const [dx, radius] of [
    [-0.9, 0.45],
    [-0.3, 0.75],
    [0.4, 0.6],
    [0.95, 0.38],
  ] as const)
    fillCircle(brush, colour, x + dx * size, y, radius * size)
  brush.restore()
}
