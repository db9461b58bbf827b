import { inflateSync } from 'node:zlib'

const headerLength = 44
const entryLength = 20

interface Table {
  tag: Buffer
  checksum: number
  data: Buffer
}

const readTable = (woff: Buffer, index: number): Table => {
  const start = headerLength + index * entryLength
  const offset = woff.readUInt32BE(start + 4)
  const compressedLength = woff.readUInt32BE(start + 8)
  const length = woff.readUInt32BE(start + 12)
  const compressed = woff.subarray(offset, offset + compressedLength)
  return {
    tag: woff.subarray(start, start + 4),
    checksum: woff.readUInt32BE(start + 16),
    // Tables that do not shrink are stored uncompressed.
    data: compressedLength < length ? inflateSync(compressed) : compressed,
  }
}

/** Converts WOFF 1.0 (https://www.w3.org/TR/WOFF/) to TrueType or OpenType: WOFF compresses each table separately. */
export const unpackWoff = (woff: Buffer): Buffer => {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index))
  const power = Math.floor(Math.log2(tables.length))
  const directory = Buffer.alloc(12 + tables.length * 16)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(2 ** power * 16, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(tables.length * 16 - 2 ** power * 16, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const start = 12 + index * 16
    tag.copy(directory, start)
    directory.writeUInt32BE(checksum, start + 4)
    directory.writeUInt32BE(offset, start + 8)
    directory.writeUInt32BE(data.length, start + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
