import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])

/** The gateway serves shorter files uncompressed. */
const minBytes = 1_000

const brotli11 = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

const gzip9 = (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 9 })

/** Writes `<file>.br` and `<file>.gz` beside each compressible file of the client build, at the highest levels. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
      (file) => compressible.has(extname(file)) && !file.startsWith('.'),
    )
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir, file)
        const body = await readFile(path)
        if (body.length < minBytes) return
        await Promise.all([writeFile(`${path}.br`, await brotli11(body)), writeFile(`${path}.gz`, await gzip9(body))])
      }),
    )
  },
})
