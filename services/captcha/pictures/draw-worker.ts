/** The thread that draws: answers each message, the type of a challenge, with a picture. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { challengeTypes } from '../domain/answer.ts'
import type { ChallengeType } from '../domain/answer.ts'
import { loadFonts } from '../drawing/canvas.ts'
import { drawPicture } from '../drawing/draw-picture.ts'
import { createRandom } from '../drawing/random.ts'

const random = createRandom()
loadFonts()
// Linux takes this for the calling thread alone. Pictures are drawn ahead; those who wait for an answer come first.
setPriority(5)

parentPort?.on('message', (type: ChallengeType) => {
  if (!challengeTypes.includes(type)) throw new Error('asked to draw what nobody knows')
  parentPort?.postMessage(drawPicture(type, random))
})
