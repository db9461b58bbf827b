import type { Answer } from './answer.ts'

/** Pixels. Pages render pictures at these sizes, so that click coordinates equal picture coordinates. */
export const maskSize = { width: 300, height: 220 }

export const stripSize = { width: 150, height: 40 }

/**
 * The thumb of a rotate picture is a square of `diameter` with a round piece and transparent corners,
 * placed at `centre` in the mask's hole and rotated about it.
 */
export const piece = { diameter: 140, centre: { x: 150, y: 110 } }

/** WebP keeps noisy pictures with transparent corners smallest. */
export const mediaType = 'image/webp'

export interface Picture {
  mask: Uint8Array
  thumb: Uint8Array
  answer: Answer
}
