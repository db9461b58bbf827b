import { maskSize, piece } from '../domain/picture.ts'
import type { Picture } from '../domain/picture.ts'
import { createSheet, fillCircle, hsl } from './canvas.ts'
import type { Sheet } from './canvas.ts'
import type { Random } from './random.ts'
import { drawScene } from './scene.ts'
import { drawGrain, drawMottle } from './texture.ts'

const radius = piece.diameter / 2

/** Larger than the piece: the gap prevents matching colours along the edge. */
const holeRadius = radius + 4

/** The piece is never nearly upright, so that an untouched challenge fails. */
const minTurn = 35

const drawMask = (scene: Sheet, random: Random): Uint8Array => {
  const { brush, canvas } = scene
  const { x, y } = piece.centre
  fillCircle(brush, hsl(random.between(0, 360), random.between(5, 20), random.between(82, 94)), x, y, holeRadius)
  brush.strokeStyle = hsl(0, 0, 100, 0.85)
  brush.lineWidth = 2
  brush.stroke()
  return canvas.encodeSync('webp', 70)
}

const drawPiece = (scene: Sheet, random: Random, turn: number): Uint8Array => {
  const size = { width: piece.diameter, height: piece.diameter }
  const { canvas, brush } = createSheet(size)
  brush.beginPath()
  brush.arc(radius, radius, radius - 0.5, 0, 2 * Math.PI)
  brush.clip()
  brush.translate(radius, radius)
  brush.rotate((turn * Math.PI) / 180)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(scene.canvas, -piece.centre.x, -piece.centre.y)
  // The tint differs from the surroundings, which hinders colour matching too.
  fillCircle(brush, hsl(random.between(0, 360), 50, random.pick([25, 85]), random.between(0.08, 0.16)), 0, 0, radius)
  return canvas.encodeSync('webp', 72)
}

export const drawRotatePicture = (random: Random): Picture => {
  const scene = createSheet(maskSize)
  drawScene(scene, random)
  drawMottle(scene, random, random.between(0.15, 0.3))
  drawGrain(scene, random, 0.16)
  const turn = random.whole(minTurn, 360 - minTurn)
  const thumb = drawPiece(scene, random, turn)
  return { mask: drawMask(scene, random), thumb, answer: { type: 'rotate', angle: 360 - turn } }
}
