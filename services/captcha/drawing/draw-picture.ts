import type { ChallengeType } from '@pandex/contracts/enums'
import type { Picture } from '../domain/picture.ts'
import { drawClickPicture } from './click-picture.ts'
import type { Random } from './random.ts'
import { drawRotatePicture } from './rotate-picture.ts'

const drawings: Record<ChallengeType, (random: Random) => Picture> = {
  click: drawClickPicture,
  rotate: drawRotatePicture,
}

/** Takes about ten milliseconds of CPU: must not run on the thread that serves requests. */
export const drawPicture = (type: ChallengeType, random: Random): Picture => drawings[type](random)
