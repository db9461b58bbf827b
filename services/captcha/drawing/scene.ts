import { fillCircle, fillDownwards, fillPath, hsl } from './canvas.ts'
import type { Sheet } from './canvas.ts'
import type { Random } from './random.ts'
import {
  drawCactus,
  drawCloud,
  drawHouse,
  drawLighthouse,
  drawSailingBoat,
  drawTower,
  drawTree,
} from './scene-parts.ts'
import type { Part } from './scene-parts.ts'

const skies = [
  [hsl(212, 70, 45), hsl(200, 75, 70), hsl(195, 60, 88)],
  [hsl(255, 45, 28), hsl(330, 50, 50), hsl(30, 95, 66)],
  [hsl(225, 55, 10), hsl(230, 50, 22), hsl(250, 40, 38)],
  [hsl(200, 40, 55), hsl(40, 60, 78), hsl(20, 85, 74)],
  [hsl(205, 20, 52), hsl(205, 18, 68), hsl(200, 15, 82)],
] as const

const drawSky = (sheet: Sheet, random: Random): void => {
  const { brush, width, height } = sheet
  fillDownwards(sheet, [...random.pick(skies), hsl(200, 30, 80)])
  const [x, y, radius] = [random.between(30, width - 30), random.between(22, 62), random.between(11, 19)]
  const glow = random.between(45, 58)
  fillCircle(brush, hsl(glow, 90, 80, 0.25), x, y, radius * 1.7)
  fillCircle(brush, hsl(glow, 95, 84), x, y, radius)
  for (let count = random.whole(2, 4); count > 0; count -= 1)
    drawCloud(brush, random, random.between(0, width), random.between(0.12, 0.36) * height, random.between(11, 24))
}

const drawRidge = ({ brush, width }: Sheet, random: Random, horizon: number, size: number, colour: string): void => {
  const points: [number, number][] = [[-20, horizon + 1]]
  const isSharp = random.chance(0.6)
  for (let x = -20; x < width + 60; x += isSharp ? random.between(26, 52) : 12) {
    const wave = Math.sin(x / 31) + Math.sin(x / 17 + size)
    const top = isSharp ? random.between(0.25, 1) : 0.5 + wave / 5
    points.push([x, horizon - top * size])
  }
  fillPath(brush, colour, [...points, [width + 60, horizon + 1]])
}

const drawGround = ({ brush, width, height }: Sheet, random: Random, horizon: number, hue: number): void => {
  const gradient = brush.createLinearGradient(0, horizon, 0, height)
  gradient.addColorStop(0, hsl(hue, random.between(30, 55), random.between(52, 66)))
  gradient.addColorStop(1, hsl(hue, random.between(35, 60), random.between(20, 34)))
  brush.fillStyle = gradient
  brush.fillRect(0, horizon, width, height - horizon)
  for (let y = horizon + 4, gap = 4; y < height; y += gap, gap += 1.6) {
    brush.fillStyle = hsl(hue, 40, random.between(30, 75), 0.35)
    for (let count = 7; count > 0; count -= 1)
      brush.fillRect(random.between(-20, width), y, random.between(8, 20) + gap * 2, 0.8 + gap / 7)
  }
}

const setParts = (sheet: Sheet, random: Random, part: Part, horizon: number, count: number, size: number): void => {
  const step = sheet.width / count
  for (const depth of [0, 1]) {
    for (let at = 0; at < count; at += 1) {
      const x = (at + random.between(0.2, 0.8)) * step
      const scale = (depth === 0 ? 0.6 : 1) * random.between(0.75, 1.15)
      part(sheet.brush, random, x, horizon + depth * random.between(6, 26), size * scale)
    }
  }
}

type Land = (sheet: Sheet, random: Random, horizon: number) => void

const drawTown: Land = (sheet, random, horizon) => {
  drawRidge(sheet, random, horizon, 34, hsl(random.between(200, 260), 20, 55))
  drawGround(sheet, random, horizon, random.pick([95, 210, 40]))
  setParts(sheet, random, drawTower, horizon + 4, random.whole(7, 10), random.between(58, 76))
}

const drawVillage: Land = (sheet, random, horizon) => {
  drawRidge(sheet, random, horizon, random.between(34, 60), hsl(random.between(90, 230), 25, random.between(38, 58)))
  drawGround(sheet, random, horizon, random.between(70, 130))
  setParts(sheet, random, drawTree, horizon + 2, random.whole(5, 8), random.between(34, 48))
  setParts(sheet, random, drawHouse, horizon + 12, random.whole(3, 4), random.between(38, 50))
}

const drawSea: Land = (sheet, random, horizon) => {
  const { brush, width } = sheet
  drawRidge(sheet, random, horizon, random.between(14, 30), hsl(random.between(150, 250), 20, 48))
  drawGround(sheet, random, horizon, random.between(185, 220))
  const x = width / 2 + random.pick([-1, 1]) * random.between(20, 50)
  fillPath(brush, hsl(30, 15, random.between(25, 38)), [
    [x - 58, horizon + 12],
    [x - 26, horizon - 4],
    [x + 30, horizon - 5],
    [x + 60, horizon + 12],
  ])
  drawLighthouse(brush, random, x, horizon - 2, random.between(62, 78))
  const far = x > width / 2 ? -1 : 1
  drawSailingBoat(
    brush,
    random,
    width / 2 + far * random.between(20, 48),
    horizon + random.between(20, 40),
    random.between(38, 54),
  )
  drawSailingBoat(
    brush,
    random,
    width / 2 + far * random.between(90, 120),
    horizon + random.between(4, 20),
    random.between(22, 32),
  )
}

const drawMountains: Land = (sheet, random, horizon) => {
  const hue = random.between(190, 270)
  for (const [size, lightness] of [
    [95, 66],
    [66, 50],
    [38, 36],
  ] as const)
    drawRidge(sheet, random, horizon, size, hsl(hue, 25, lightness))
  drawGround(sheet, random, horizon, random.pick([85, 110, 205]))
  setParts(sheet, random, drawTree, horizon + 8, random.whole(7, 10), random.between(44, 60))
}

const drawDesert: Land = (sheet, random, horizon) => {
  drawRidge(sheet, random, horizon, random.between(20, 44), hsl(random.between(10, 30), 40, 45))
  drawGround(sheet, random, horizon, random.between(28, 44))
  setParts(sheet, random, drawCactus, horizon + 12, random.whole(5, 7), random.between(44, 62))
}

/** Random landscape. Sky, ground and upright objects show which way is up. */
export const drawScene = (sheet: Sheet, random: Random): void => {
  drawSky(sheet, random)
  const horizon = sheet.height * random.between(0.54, 0.64)
  random.pick([drawTown, drawVillage, drawSea, drawMountains, drawDesert])(sheet, random, horizon)
}
