/** The process that draws: answers each message, the type of a challenge, with a picture. */
import { setPriority } from 'node:os'
import { challengeTypes } from '../domain/answer.ts'
import type { ChallengeType } from '../domain/answer.ts'
import { loadFonts } from '../drawing/canvas.ts'
import { drawPicture } from '../drawing/draw-picture.ts'
import { createRandom } from '../drawing/random.ts'

const random = createRandom()
loadFonts()
// Pictures are drawn ahead; those who wait for an answer come first.
setPriority(5)

process.on('message', (type: ChallengeType) => {
  if (!challengeTypes.includes(type)) throw new Error('asked to draw what nobody knows')
  process.send?.(drawPicture(type, random))
})
// Nobody is left to draw for.
process.on('disconnect', () => process.exit())
