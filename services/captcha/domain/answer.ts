import type { ChallengeType } from '@pandex/contracts/enums'

/** A click within `radius` of the centre hits the glyph. Pixels of the mask. */
export interface Target {
  x: number
  y: number
  radius: number
}

export type Answer = { type: 'click'; targets: Target[] } | { type: 'rotate'; angle: number }

/** `index` counts from 1. */
export interface Dot {
  x: number
  y: number
  index: number
}

/** Angles in degrees clockwise, 0–360. */
export type Attempt = { type: 'click'; dots: Dot[] } | { type: 'rotate'; angle: number }

/** Consecutive challenges per token. A random angle is right once in 22 times, two in a row once in 450. */
export const roundsOf: Record<ChallengeType, number> = { click: 1, rotate: 2 }

/** Degrees. Careful users come within three. */
export const angleTolerance = 8

const isWithin = ({ x, y }: Dot, target: Target): boolean => Math.hypot(x - target.x, y - target.y) <= target.radius

const angleBetween = (a: number, b: number): number => {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

export const isCorrect = (answer: Answer, attempt: Attempt): boolean => {
  if (answer.type === 'rotate')
    return attempt.type === 'rotate' && angleBetween(answer.angle, attempt.angle) <= angleTolerance
  if (attempt.type !== 'click' || attempt.dots.length !== answer.targets.length) return false
  const inOrder = attempt.dots.toSorted((a, b) => a.index - b.index)
  return answer.targets.every((target, at) => {
    const dot = inOrder[at]
    return dot?.index === at + 1 && isWithin(dot, target)
  })
}
