/** Observations that several rows share. */
import type { Page, Request } from 'playwright-core'
import { openPage } from '../harness/browser.ts'
import type { Observe } from './effect.ts'
import type { SettingsSite } from './settings-site.ts'

export type Path = string | ((site: SettingsSite) => string)

const pathOf = (site: SettingsSite, path: Path): string => (typeof path === 'string' ? path : path(site))

const open = async (site: SettingsSite, path: Path): Promise<Response> =>
  fetch(new URL(pathOf(site, path), site.product.url), { redirect: 'manual' })

/** The HTML that visitors get, without scripts: these repeat all public settings. */
export const readPage = async (site: SettingsSite, path: Path): Promise<string> => {
  const html = await (await open(site, path)).text()
  return html.replaceAll(/<script(?! type="application\/ld\+json")[^]*?<\/script>/g, '').replaceAll('<!-- -->', '')
}

/** Whether a page has a text. */
export const pageHas =
  (path: Path, text: string): Observe =>
  async (site) =>
    (await readPage(site, path)).includes(text)

export const statusOfPage =
  (path: Path): Observe =>
  async (site) =>
    (await open(site, path)).status

/** How often a text occurs in a page, between a start and the end of its section; -1 without the start. */
export const countInSection =
  (path: Path, start: RegExp, text: string): Observe =>
  async (site) => {
    const html = await readPage(site, path)
    const from = html.search(start)
    return from < 0 ? -1 : html.slice(from, html.indexOf('</section>', from)).split(text).length - 1
  }

/** Opens a page as a visitor with a new browser profile. */
export const inBrowser =
  (
    path: Path,
    look: (page: Page) => Promise<unknown>,
    onRequest: (request: Request) => void = () => undefined,
  ): Observe =>
  async (site) => {
    const { page, context } = await openPage(site.browser, site.product.url)
    page.on('request', onRequest)
    try {
      await page.goto(pathOf(site, path), { waitUntil: 'networkidle' })
      return await look(page)
    } finally {
      await context.close()
    }
  }

type SearchInput = Record<string, unknown>

const findAny = '第'

export const searchCode =
  (input: SearchInput): Observe =>
  async ({ visitor }) =>
    (await visitor.search(findAny, input)).envelope.code

export const searchMessage =
  ({ q = findAny, ...input }: SearchInput): Observe =>
  async ({ visitor }) =>
    (await visitor.search(String(q), input)).envelope.msg
