import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Incremental gzip: only compressed data stays in memory. */
export interface GzipWriter {
  bytes: number
  add(text: string): Promise<void>
  end(): Promise<Buffer>
}

export const createGzipWriter = (): GzipWriter => {
  const gzip = createGzip()
  const chunks: Buffer[] = []
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk))
  const packing: GzipWriter = {
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
