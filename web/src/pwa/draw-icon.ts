import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]

const paper: Colour = [0xf6, 0xf6, 0xf3]
const ink: Colour = [0x17, 0x19, 0x1c]
const accent: Colour = [0x0b, 0x6e, 0x63]

/** Centre of the mark on its grid of 32, and the grid's share of an icon's side: systems crop icons to circles. */
const middle = { x: 17, y: 16.5 }
const gridShare = 0.62

const halfStroke = 1.6
const disc = { x: 17.5, y: 13.5, radius: 9.5, hub: 2.6 }
const stem = { x: 8, top: 13.5, bottom: 29 }

/** Colour of the mark at a grid point; the same shapes as in ui/icons/Logo.tsx. */
const colourAt = (x: number, y: number): Colour => {
  const fromHub = Math.hypot(x - disc.x, y - disc.y)
  if (fromHub <= disc.hub) return accent
  if (Math.abs(fromHub - disc.radius) <= halfStroke) return x >= disc.x && y <= disc.y ? accent : ink
  const onStem = Math.min(Math.max(y, stem.top), stem.bottom)
  return Math.hypot(x - stem.x, y - onStem) <= halfStroke ? ink : paper
}

/** Samples per pixel in each direction (antialiasing). */
const samples = 4

const pixelAt = (column: number, row: number, size: number): Colour => {
  const unit = 32 / (size * gridShare)
  const sum = [0, 0, 0]
  for (let sample = 0; sample < samples ** 2; sample++) {
    const x = column + ((sample % samples) + 0.5) / samples - size / 2
    const y = row + (Math.floor(sample / samples) + 0.5) / samples - size / 2
    colourAt(middle.x + x * unit, middle.y + y * unit).forEach((value, channel) => {
      sum[channel] = (sum[channel] ?? 0) + value
    })
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => Math.round(value / samples ** 2))
  return [red, green, blue]
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Draws the mark as a square PNG (RGB, 8 bits); `size` in pixels. */
export const drawIcon = (size: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows: number[] = []
  for (let row = 0; row < size; row++) {
    rows.push(0)
    for (let column = 0; column < size; column++) rows.push(...pixelAt(column, row, size))
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.from(rows), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
