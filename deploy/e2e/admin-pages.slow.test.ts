/** Rules for every page of the back office, in a browser, on a site with data. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillSite } from './fixtures/filled-site.ts'
import { addOfficeSamples } from './fixtures/office-samples.ts'
import { addOrderSamples } from './fixtures/order-samples.ts'
import { unwrap } from './harness/admin.ts'
import { adminAddresses, fadeButtonText, findPageFaults, openAsAdmin } from './harness/admin-pages.ts'
import type { AdminSession } from './harness/admin-pages.ts'
import { openBrowser } from './harness/browser.ts'
import { openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'

/** With the theme that a page loads in; its colours are checked in both. */
const views = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1366 },
] as const

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let product: TestProduct
let browser: Browser
let session: AdminSession
let addresses: string[]

const logIn = async (): Promise<AdminSession> => {
  const credentials = { username: product.adminName, password: product.adminPassword }
  return unwrap(openProductClient(product.url).post<AdminSession>('/v1/user/login', credentials))
}

const upload = async (): Promise<void> => {
  const form = new FormData()
  form.append('file', new Blob([onePixel]), 'a-banner-with-a-very-long-file-name-2026.png')
  const headers = { authorization: `Bearer ${session.token}` }
  const answer = await fetch(new URL('/admin/v1/upload/static', product.url), { method: 'POST', headers, body: form })
  expect(answer.status).toBe(200)
}

beforeAll(async () => {
  product = await openProduct({ env: { RATE_LIMIT_SCALE: '1000' } })
  browser = await openBrowser()
  const { admin } = await fillSite(product)
  session = await logIn()
  await upload()
  const { list } = await unwrap(admin.get<{ list: { id: number; doc_id: string }[] }>('/admin/v1/disk/list'))
  const userId = await addOfficeSamples(
    admin,
    list.map((disk) => disk.doc_id),
  )
  addresses = [...adminAddresses(list[0]?.id ?? 0, userId), ...(await addOrderSamples(admin))]
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

describe('every page of the back office', () => {
  // Pages mostly wait for the network, so both views load side by side.
  it.concurrent.each(views)(
    'is accessible in both themes and quiet, fits its screen and shows all text at $width px',
    async (view) => {
      const { page, activity, context } = await openAsAdmin(browser, product.url, session, view)
      const faults: string[] = []
      for (const address of addresses) faults.push(...(await findPageFaults(page, activity, address, view)))
      expect(faults).toEqual([])
      await context.close()
    },
  )

  it.each(['dark', 'light'] as const)('cannot hide faint text in the %s theme from these rules', async (theme) => {
    const { page, activity, context } = await openAsAdmin(browser, product.url, session, views[0])
    await fadeButtonText(page, theme)
    const faults = await findPageFaults(page, activity, '/admin/list_user', views[0])
    expect(faults).toEqual([expect.stringContaining('color-contrast: ')])
    await context.close()
  })
})
