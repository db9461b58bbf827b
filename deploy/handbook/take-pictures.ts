/** `make pictures`: takes the pictures of the back office from the running site, after `make demo`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { unwrap } from '../e2e/harness/admin.ts'
import { openAsAdmin } from '../e2e/harness/admin-pages.ts'
import type { AdminSession, View } from '../e2e/harness/admin-pages.ts'
import { openBrowser, visitUntilIdle } from '../e2e/harness/browser.ts'
import { openProductClient } from '../e2e/harness/product-client.ts'
import { FIRST_ADMIN_FILE, readState } from '../local/product/state.ts'
import { REPOSITORY } from '../local/repository.ts'

const maxBytes = 150_000
const folder = join(REPOSITORY, 'docs/pictures')

const pictures: { name: string; path: string; colorScheme: View['colorScheme'] }[] = [
  { name: 'overview', path: '/admin/index', colorScheme: 'light' },
  { name: 'resources-dark', path: '/admin/list_disk', colorScheme: 'dark' },
  { name: 'settings', path: '/admin/config', colorScheme: 'light' },
  { name: 'statistics', path: '/admin/data_log', colorScheme: 'light' },
]

const main = async (): Promise<void> => {
  const url = readState()?.url
  if (!url) throw new Error('no site runs here: make up && make demo')
  mkdirSync(folder, { recursive: true })
  const credentials = JSON.parse(readFileSync(FIRST_ADMIN_FILE, 'utf8')) as object
  const session = await unwrap(openProductClient(url).post<AdminSession>('/v1/user/login', credentials))
  const browser = await openBrowser()
  try {
    for (const { name, path, colorScheme } of pictures) {
      const { page, context } = await openAsAdmin(browser, url, session, { colorScheme, width: 1440 })
      await visitUntilIdle(page, path)
      const { data, info } = await sharp(await page.screenshot())
        .webp({ quality: 82, effort: 6 })
        .toBuffer({ resolveWithObject: true })
      if (info.size > maxBytes) throw new Error(`${name} has ${info.size} bytes, more than ${maxBytes}`)
      writeFileSync(join(folder, `${name}.webp`), data)
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

await main()
