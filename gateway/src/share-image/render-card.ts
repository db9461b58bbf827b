import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unavailableError } from '@pandex/platform/errors'
import { renderAsync } from '@resvg/resvg-js'
import { cardFont, drawCard } from './draw-card.ts'
import type { Card } from './draw-card.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Chinese (both scripts), kana and Latin: 1.6 MB. */
const fontParts = ['chinese-simplified', 'latin', 'latin-ext']

/** One image takes about 50 ms of a core; more concurrent ones would starve pages of CPU time. */
const maxPending = 8

/** The renderer reads only TrueType files, so the fonts are unpacked once per process. */
const unpackFonts = (): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'pandex-fonts-'))
  const { resolve } = createRequire(import.meta.url)
  return fontParts.map((part) => {
    const file = join(folder, `${part}.ttf`)
    writeFileSync(
      file,
      unpackWoff(readFileSync(resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-500-normal.woff`))),
    )
    return file
  })
}

let fontFiles: string[] | undefined
let pending = 0

/** @throws AppError `unavailable` when too many images are being rendered */
export const renderCard = async (card: Card): Promise<Buffer> => {
  if (pending >= maxPending) throw unavailableError()
  pending += 1
  try {
    fontFiles ??= unpackFonts()
    const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: cardFont }
    return (await renderAsync(drawCard(card), { font })).asPng()
  } finally {
    pending -= 1
  }
}
