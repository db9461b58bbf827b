import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assetsOf } from './lib/page/manifest.ts'
import type { Manifest } from './lib/page/manifest.ts'

const outDir = mkdtempSync(join(tmpdir(), 'web-build-'))
let manifest: Manifest = {}

const read = (path: string): Buffer => readFileSync(join(outDir, path))
/** Bytes on the wire for a browser that accepts only gzip. */
const gzipBytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => {
    const compressed = join(outDir, `${path}.gz`)
    return sum + (existsSync(compressed) ? statSync(compressed) : statSync(join(outDir, path))).size
  }, 0)
const assets = (...pages: string[]) => assetsOf(manifest, pages)
const searchPage = 'src/features/search/SearchPage.tsx'

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    environments: { client: { build: { outDir } } },
  })
  vi.unstubAllEnvs()
  manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
}, 60_000)

afterAll(() => rmSync(outDir, { recursive: true }))

describe('the browser build', () => {
  it('keeps the scripts of the search page within 110.8 kB gzip', () => {
    const { entry, preload } = assets(searchPage)
    expect(preload.length).toBeGreaterThan(0)
    expect(gzipBytes([entry, ...preload])).toBeLessThanOrEqual(110_800)
  })

  it('keeps the styles of the search page below 12 kB gzip', () => {
    expect(gzipBytes(assets(searchPage).css)).toBeLessThan(12_000)
  })

  it('has the styles of parts that load later in those of the search page', () => {
    const styles = assets(searchPage)
      .css.map((path) => read(path).toString())
      .join('')
    const classes = ['.ways', '.help', '.note', '.chips', '.related']
    expect(classes.filter((name) => !styles.includes(`${name}_`))).toEqual([])
  })

  it('compresses every script and stylesheet beforehand, from 2 kB on brotli smaller than gzip', () => {
    const files = readdirSync(join(outDir, 'assets')).filter((file) => /\.(?:js|css)$/.test(file))
    const large = files.map((file) => `assets/${file}`).filter((file) => read(file).length >= 1_000)
    expect(large.length).toBeGreaterThan(20)
    const invalid = large.filter((file) => {
      const [plain, br, gz] = [read(file), read(`${file}.br`), read(`${file}.gz`)]
      const isSame = brotliDecompressSync(br).equals(plain) && gunzipSync(gz).equals(plain)
      return !isSame || (plain.length >= 2_000 && br.length >= gz.length)
    })
    expect(invalid).toEqual([])
  })

  it('keeps the admin area out of public pages', () => {
    const admin = assets('src/admin/AdminLayout.tsx').css.filter((file) => !assets().css.includes(file))
    const publicFiles = [searchPage, 'src/features/home/HomePage.tsx', 'src/features/doc/DocPage.tsx'].flatMap(
      (page) => assets(page).css,
    )
    expect(admin.length).toBeGreaterThan(0)
    expect(publicFiles.filter((file) => admin.includes(file) && read(file).includes('.ui.'))).toEqual([])
  })

  it('loads the captcha dialog on demand only', () => {
    const dialog = manifest['src/shared/captcha/CaptchaDialog.tsx']?.file
    expect(dialog).toBeDefined()
    for (const page of [searchPage, 'src/features/auth/LoginPage.tsx', 'src/features/auth/RegisterPage.tsx'])
      expect(assets(page).preload).not.toContain(`/${dialog}`)
  })

  it('references no other host and no font in its styles', () => {
    for (const { css = [] } of Object.values(manifest)) {
      for (const file of css) expect(read(file).toString()).not.toMatch(/@font-face|https?:|@import/)
    }
  })
})
