import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { waitFor } from '../../services/platform/testing/fixtures.ts'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** CHROMIUM names the binary where it lies in none of the usual places. */
const findChromium = (): string => {
  const found = [process.env.CHROMIUM, ...usual].find((path) => path && existsSync(path))
  if (!found) throw new Error('no Chromium: install it, or set CHROMIUM to its path')
  return found
}

/** A browser that asks nobody but the product: its own look-ups are off. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })

/** Longer than a machine may be held up by others: what takes so long is broken. */
const patienceMs = 120_000

/** What a page did that a visitor does not see. */
export interface Watch {
  /** Errors and warnings of the console, and errors nobody caught. */
  complaints: string[]
  /** Calls of the page's scripts to the product. */
  calls: string[]
  /** Requests to anybody else. */
  foreign: string[]
}

/** What a page asks by itself once it is there: that of a resource whether its link still works, the others nothing. */
export const ownCallsOf = (path: string): string[] => (path.startsWith('/doc/') ? ['GET /v1/task/check'] : [])

const callPath = /^\/(v1|auth|admin\/v1|open)\//

/** A page that is watched from its first request on. */
export const openPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; watch: Watch; context: BrowserContext }> => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: url, ...options })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const watch: Watch = { complaints: [], calls: [], foreign: [] }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) watch.complaints.push(message.text())
  })
  page.on('pageerror', (error) => watch.complaints.push(error.message))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== url && origin !== 'null') watch.foreign.push(request.url())
    else if (callPath.test(pathname)) watch.calls.push(`${request.method()} ${pathname}`)
  })
  return { page, watch, context }
}

/** Whether React has all that can be pressed or filled in its hands; it marks each element that it has. */
const isAtWork = `[...document.querySelectorAll('a, button, form, input, select, textarea')].every((element) =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$')))`

/** Opens a page whose scripts are at work: what is pressed or filled before that is lost. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await waitFor(() => page.evaluate<boolean>(isAtWork), patienceMs)
}

/** Opens a page and waits until nothing more is to come: for what is said of it as a whole. */
export const visitWhole = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await waitFor(() => page.evaluate<boolean>(isAtWork), patienceMs)
}

/** Opens a page and waits until it has also asked what it asks by itself, however late it gets to that. */
export const visitWatched = async (page: Page, watch: Watch, path: string): Promise<void> => {
  await visitWhole(page, path)
  await waitFor(() => ownCallsOf(path).every((call) => watch.calls.includes(call)))
}

/** Presses, and waits for what is said then. A message goes again by itself, so it is looked for from before the press on. */
export const press = async (button: Locator, said: Locator): Promise<void> => {
  await Promise.all([said.waitFor(), button.click()])
}

const fits = 'document.documentElement.scrollWidth <= window.innerWidth'

/** Widths at which a page has to be pushed sideways, however long it gets to arrange itself. */
export const findTooWide = async (page: Page, widths: readonly number[]): Promise<number[]> => {
  const found: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await waitFor(() => page.evaluate<boolean>(fits), 10_000).catch(() => found.push(width))
  }
  return found
}
