/** The thread that draws: answers each message, the type of a challenge, with a picture. */
import { parentPort } from 'node:worker_threads'
import { challengeTypes } from '../domain/answer.ts'
import type { ChallengeType } from '../domain/answer.ts'
import { loadFonts } from '../drawing/canvas.ts'
import { drawPicture } from '../drawing/draw-picture.ts'
import { createRandom } from '../drawing/random.ts'

const random = createRandom()
loadFonts()

parentPort?.on('message', (type: ChallengeType) => {
  if (!challengeTypes.includes(type)) throw new Error('asked to draw what nobody knows')
  parentPort?.postMessage(drawPicture(type, random))
})
