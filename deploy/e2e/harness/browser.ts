import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'

/** The headless shell draws no windows, so a page opens in a third of the time. */
const defaultPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** CHROMIUM names the binary when it is in none of the usual places. */
const findChromium = (): string => {
  const found = [process.env.CHROMIUM, ...defaultPaths].find((path) => path && existsSync(path))
  if (!found) throw new Error('no Chromium: install it, or set CHROMIUM to its path')
  return found
}

/** A browser without background requests of its own. */
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

/** Longer than other load may stall the machine: a longer wait means breakage. */
const timeoutMs = 120_000

export interface PageActivity {
  consoleMessages: string[]
  calls: string[]
  foreignRequests: string[]
}

/** Calls that a page makes by itself after loading: a resource page checks its link, the others make none. */
export const automaticCallsOf = (path: string): string[] => (path.startsWith('/doc/') ? ['GET /v1/task/check'] : [])

const callPath = /^\/(v1|auth|admin\/v1|open)\//

export const openPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; activity: PageActivity; context: BrowserContext }> => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: url, ...options })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
  context.setDefaultTimeout(timeoutMs)
  const page = await context.newPage()
  const activity: PageActivity = { consoleMessages: [], calls: [], foreignRequests: [] }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) activity.consoleMessages.push(message.text())
  })
  page.on('pageerror', (error) => activity.consoleMessages.push(error.message))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== url && origin !== 'null') activity.foreignRequests.push(request.url())
    else if (callPath.test(pathname)) activity.calls.push(`${request.method()} ${pathname}`)
  })
  return { page, activity, context }
}

export const searchAddress = (q: string): string => `/search?q=${encodeURIComponent(q)}`

/** Whether React has hydrated every interactive element: React marks each with `__reactProps$…`. */
const isHydrated = `[...document.querySelectorAll('a, button, form, input, select, textarea')].every((element) =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$')))`

/** Opens a page and waits for hydration: earlier clicks and input are lost. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await waitFor(() => page.evaluate<boolean>(isHydrated), timeoutMs)
}

/** Opens a page and waits until its network is idle. */
export const visitUntilIdle = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await waitFor(() => page.evaluate<boolean>(isHydrated), timeoutMs)
}

/** Opens a page and waits until it has also made its own calls. */
export const visitUntilCallsMade = async (page: Page, activity: PageActivity, path: string): Promise<void> => {
  await visitUntilIdle(page, path)
  await waitFor(() => automaticCallsOf(path).every((call) => activity.calls.includes(call)))
}

/** Clicks and waits for the message. Messages disappear by themselves, so the wait begins before the click. */
export const clickAndWait = async (button: Locator, message: Locator): Promise<void> => {
  await Promise.all([message.waitFor(), button.click()])
}

const hasNoOverflow = 'document.documentElement.scrollWidth <= window.innerWidth'

/** Widths at which a page still scrolls horizontally once its layout had time to settle. */
export const findOverflowingWidths = async (page: Page, widths: readonly number[]): Promise<number[]> => {
  const found: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await waitFor(() => page.evaluate<boolean>(hasNoOverflow), 10_000).catch(() => found.push(width))
  }
  return found
}
