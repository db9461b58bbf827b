import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

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

/** What a page did that a visitor does not see. */
export interface Watch {
  /** Errors and warnings of the console, and errors nobody caught. */
  complaints: string[]
  /** Calls of the page's scripts to the product, each once: how often one is repeated depends on how long the page is open. */
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
  const page = await context.newPage()
  const watch: Watch = { complaints: [], calls: [], foreign: [] }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) watch.complaints.push(message.text())
  })
  page.on('pageerror', (error) => watch.complaints.push(error.message))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const call = `${request.method()} ${pathname}`
    if (origin !== url && origin !== 'null') watch.foreign.push(request.url())
    else if (callPath.test(pathname) && !watch.calls.includes(call)) watch.calls.push(call)
  })
  return { page, watch, context }
}
