import type { Answer } from './answer.ts'

/** All sizes in pixels. Pages show the pictures at these sizes, so that a click's place is a place in the picture. */
export const maskSize = { width: 300, height: 220 }

/** Of the strip of glyphs that belongs to a click picture. */
export const stripSize = { width: 150, height: 40 }

/**
 * Of a rotate picture. Its thumb is a square of this size that holds the round piece, clear in its corners; it goes into the
 * hole of the mask with its centre on `centre` and is turned about it.
 */
export const piece = { diameter: 140, centre: { x: 150, y: 110 } }

/** What all pictures are encoded as: no other format keeps noisy pictures and clear corners as small. */
export const mediaType = 'image/webp'

/** A challenge as it was drawn. Shown to one visitor, once. */
export interface Picture {
  mask: Uint8Array
  thumb: Uint8Array
  answer: Answer
}
