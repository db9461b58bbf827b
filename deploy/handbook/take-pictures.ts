/** `make pictures`: takes the pictures of the back office from the running site, after `make demo`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { settingGroups } from '@pandex/contracts/settings/setting-groups'
import { addOfficeSamples } from '../e2e/fixtures/office-samples.ts'
import { unwrap } from '../e2e/harness/admin.ts'
import { openAsAdmin } from '../e2e/harness/admin-pages.ts'
import type { AdminSession, View } from '../e2e/harness/admin-pages.ts'
import { openBrowser, visitUntilIdle } from '../e2e/harness/browser.ts'
import { openProductClient } from '../e2e/harness/product-client.ts'
import type { ProductClient } from '../e2e/harness/product-client.ts'
import { FIRST_ADMIN_FILE, readState } from '../local/product/state.ts'
import { REPOSITORY } from '../local/repository.ts'

const maxBytes = 60_000
/** The best of them that keeps a picture within its size. */
const qualities = [82, 70, 58, 46]
const size = { width: 1280, height: 800 }
const folder = join(REPOSITORY, 'docs/pictures')

/** Addresses below /admin/ by the name of the picture. */
const paths: Readonly<Record<string, string>> = {
  overview: 'index',
  'resources-dark': 'list_disk',
  statistics: 'data_log',
  categories: 'list_cate',
  imports: 'list_disk_task?status=finished',
  reports: 'list_report',
  claims: 'list_report?type=claims',
  users: 'list_user',
  cdkeys: 'list_cdkey',
  jobs: 'list_task',
  blacklist: 'black_list',
  ...Object.fromEntries(Object.keys(settingGroups).map((group) => [`settings-${group}`, `config?open=${group}`])),
}

const compress = async (name: string, picture: Buffer): Promise<Buffer> => {
  for (const quality of qualities) {
    const data = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (data.length <= maxBytes) return data
  }
  throw new Error(`${name} has more than ${maxBytes} bytes`)
}

interface DiskList {
  list: { doc_id: string }[]
}

/** Fills the lists that the import of `make demo` leaves empty, once. */
const addSamples = async (admin: ProductClient): Promise<void> => {
  const { total } = await unwrap(admin.get<{ total: number }>('/admin/v1/report/list'))
  if (total > 0) return
  const { list } = await unwrap(admin.get<DiskList>('/admin/v1/disk/list'))
  await addOfficeSamples(
    admin,
    list.map((disk) => disk.doc_id),
  )
}

const main = async (): Promise<void> => {
  const url = readState()?.url
  if (!url) throw new Error('no site runs here: make up && make demo')
  mkdirSync(folder, { recursive: true })
  const credentials = JSON.parse(readFileSync(FIRST_ADMIN_FILE, 'utf8')) as object
  const session = await unwrap(openProductClient(url).post<AdminSession>('/v1/user/login', credentials))
  await addSamples(openProductClient(url, session.token))
  const browser = await openBrowser()
  try {
    for (const [name, path] of Object.entries(paths)) {
      const colorScheme: View['colorScheme'] = name.endsWith('-dark') ? 'dark' : 'light'
      const { page, context } = await openAsAdmin(browser, url, session, { colorScheme, width: size.width })
      await page.setViewportSize(size)
      await visitUntilIdle(page, `/admin/${path}`)
      writeFileSync(join(folder, `${name}.webp`), await compress(name, await page.screenshot()))
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

await main()
