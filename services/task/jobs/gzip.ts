import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Text packed as it comes: only what is packed stays in memory. */
export interface Packing {
  /** Of the text so far. */
  bytes: number
  add(text: string): Promise<void>
  end(): Promise<Buffer>
}

export const startPacking = (): Packing => {
  const gzip = createGzip()
  const chunks: Buffer[] = []
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk))
  const packing: Packing = {
    bytes: 0,
    add: async (text) => {
      packing.bytes += Buffer.byteLength(text)
      await new Promise<void>((resolve, reject) => {
        gzip.write(text, (error) => (error ? reject(error) : resolve()))
      })
    },
    end: async () => {
      gzip.end()
      await finished(gzip)
      return Buffer.concat(chunks)
    },
  }
  return packing
}
