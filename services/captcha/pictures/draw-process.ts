import { setPriority } from 'node:os'
import { challengeTypes } from '@pandex/contracts/enums'
import type { ChallengeType } from '@pandex/contracts/enums'
import { loadFonts } from '../drawing/canvas.ts'
import { drawPicture } from '../drawing/draw-picture.ts'
import { createRandom } from '../drawing/random.ts'

const random = createRandom()
loadFonts()
// Lower priority than request processing, because pictures are drawn in advance.
setPriority(5)

process.on('message', (type: ChallengeType) => {
  if (!challengeTypes.includes(type)) throw new Error('captcha renderer: unknown challenge type')
  process.send?.(drawPicture(type, random))
})
// The parent process has exited.
process.on('disconnect', () => process.exit())
