import type { ChallengeType } from '../domain/answer.ts'
import type { Picture } from '../domain/picture.ts'
import { drawClickPicture } from './click-picture.ts'
import type { Random } from './random.ts'
import { drawRotatePicture } from './rotate-picture.ts'

const drawings: Record<ChallengeType, (random: Random) => Picture> = {
  click: drawClickPicture,
  rotate: drawRotatePicture,
}

/** Draws a challenge. Takes some ten milliseconds of processor time: not for a thread that answers requests. */
export const drawPicture = (type: ChallengeType, random: Random): Picture => drawings[type](random)
