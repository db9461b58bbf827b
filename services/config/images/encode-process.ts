/** Decodes and encodes one image, then ends: a process of its own bounds what a hostile image can reach and frees all its memory. */
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { maxImageBytes } from '@pandex/contracts/uploads'
import { formatOf, imageFormats, maxImagePixels, maxImageSide } from '../domain/files/uploaded-image.ts'
import type { ImageFormat, ImageProblem } from '../domain/files/uploaded-image.ts'

export interface EncodedImage {
  content: Uint8Array
  format: ImageFormat
  width: number
  height: number
}

export type EncodeReply = EncodedImage | { problem: ImageProblem }

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 85 }),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
  webp: (image) => image.webp({ quality: 85 }),
}

const readOptions = { animated: true, failOn: 'error' } as const

const box = { width: maxImageSide, height: maxImageSide, fit: 'inside', withoutEnlargement: true } as const

/** Keeps the format and the frames; drops metadata and trailing bytes. */
const encode = async (input: Uint8Array): Promise<EncodeReply> => {
  // The header holds the size; `limitInputPixels` would fail before it is read.
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(input, { ...readOptions, limitInputPixels: false }).metadata()
  const known = imageFormats.find((one) => one === format && one === formatOf(input))
  if (!known) return { problem: 'format' }
  if (width * height > maxImagePixels) return { problem: 'pixels' }
  const image = sharp(input, { ...readOptions, limitInputPixels: maxImagePixels })
  // Animations have no orientation, and sharp cannot turn them.
  const upright = pages === 1 ? image.autoOrient() : image
  const { data, info } = await encoders[known](upright.resize(box)).toBuffer({ resolveWithObject: true })
  if (data.length > maxImageBytes) return { problem: 'stored_bytes' }
  return { content: data, format: known, width: info.width, height: info.pageHeight ?? info.height }
}

process.once('message', (input: Uint8Array) => {
  void encode(input)
    .catch((): EncodeReply => ({ problem: 'damaged' }))
    .then((reply) => process.send?.(reply, () => process.disconnect()))
})
// The parent process has exited.
process.on('disconnect', () => process.exit())
