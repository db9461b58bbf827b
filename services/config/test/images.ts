/** Images for tests, valid and hostile. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { ImageFormat } from '../domain/files/uploaded-image.ts'

interface Size {
  width: number
  height: number
}

/** Different colours make different images. */
export const drawImage = async (
  format: ImageFormat,
  { width = 40, height = 20, background = '#0b6e63' }: Partial<Size & { background: string }> = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

/** Noise in few colours: larger when it is encoded in all colours. */
export const drawNoise = async ({ width, height }: Size): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 80 } },
  })
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer()

/** A photo that was taken upright, with the place and the author in its metadata. */
export const drawPhoto = async (): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 10, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'secret author' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const drawAnimation = async (
  format: 'gif' | 'webp',
  frames: number,
  { width, height }: Size,
): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * frames * 3)
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill((frame * 37) % 256, frame * width * height * 3, (frame + 1) * width * height * 3)
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .toFormat(format)
    .toBuffer()
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The PNG with a comment after its header. */
export const addComment = (png: Buffer, text: string): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${text}`)), png.subarray(33)])

/** A small PNG whose header claims any size. */
export const claimPng = ({ width, height }: Size, dataBytes = 1_000): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const data = deflateSync(Buffer.alloc(dataBytes))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A GIF header that claims a size, with many empty frames of that size. */
export const claimGif = ({ width, height }: Size, frames: number): Buffer => {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  const frame = Buffer.from('\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x44\x01\0', 'latin1')
  frame.writeUInt16LE(width, 5)
  frame.writeUInt16LE(height, 7)
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from('\x3b')])
}
