import type { Browser, Page } from 'playwright-core'
import { settingGroups } from '@pandex/contracts/settings/setting-groups'
import { menu } from '../../../web/src/admin/menu.ts'
import { colorRules, findAxeViolations } from './axe.ts'
import { findOverflowingWidths, openPage, visitUntilIdle } from './browser.ts'
import type { PageActivity } from './browser.ts'

export interface View {
  colorScheme: 'dark' | 'light'
  width: number
}

export interface AdminSession {
  token: string
  info: object
}

/** The pages of the menu, and the addresses of what opens inside of them. */
export const adminAddresses = (diskId: number, userId: number): string[] => [
  ...menu.flatMap(({ pages }) => pages.map(({ path }) => `/admin/${path}`)),
  `/admin/list_disk?open=${diskId}`,
  `/admin/list_user?open=${userId}`,
  '/admin/list_report?type=claims',
  ...[...Object.keys(settingGroups), 'history', 'transfer'].map((group) => `/admin/config?open=${group}`),
  '/admin/help/first-day',
  '/admin/help/settings',
]

/** A page of a browser in which an admin is logged in. */
export const openAsAdmin = async (
  browser: Browser,
  url: string,
  { token, info }: AdminSession,
  { colorScheme, width }: View,
) => {
  const options = { colorScheme, reducedMotion: 'reduce', viewport: { width, height: 900 } } as const
  const opened = await openPage(browser, url, options)
  const session = JSON.stringify({ token, user: info })
  await opened.page.addInitScript((text) => localStorage.setItem('pandex.session', text), session)
  return opened
}

/** Makes the text of buttons hard to read in one theme, on all pages that load afterwards. */
export const fadeButtonText = async (page: Page, theme: View['colorScheme']): Promise<void> => {
  const rule = `@media (prefers-color-scheme: ${theme}) { button { color: #888 !important; background: #777 !important } }`
  // The policy of the pages refuses style elements.
  await page.addInitScript(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(rule)})
    document.adoptedStyleSheets = [sheet]
  }`)
}

/** Cells that cut their text off, in rows that do not open, without a title that shows all of the text. */
const cutCells = `[...document.querySelectorAll('td, td *')]
  .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
    && getComputedStyle(element).overflowX === 'hidden'
    && !element.closest('tr[data-can-open="true"]')
    && !element.closest('[title]') && !element.querySelector('[title]'))
  .map((element) => element.textContent)`

const opposite = { dark: 'light', light: 'dark' } as const

/** Loads a page of the back office in the theme of its context and returns the faults of both themes. */
export const findPageFaults = async (
  page: Page,
  activity: PageActivity,
  path: string,
  { colorScheme, width }: View,
): Promise<string[]> => {
  await page.emulateMedia({ colorScheme })
  await visitUntilIdle(page, path)
  const overflowing = (await findOverflowingWidths(page, [width])).map(() => 'scrolls horizontally')
  const cut = (await page.evaluate<string[]>(cutCells)).map((text) => `cut off: ${text}`)
  const violations = await findAxeViolations(page)
  // Nothing but colours differs between the themes.
  await page.emulateMedia({ colorScheme: opposite[colorScheme] })
  const colorViolations = (await findAxeViolations(page, colorRules)).map(
    (fault) => `${opposite[colorScheme]}: ${fault}`,
  )
  const messages = activity.consoleMessages.splice(0).map((text) => `console: ${text}`)
  return [...overflowing, ...cut, ...violations, ...colorViolations, ...messages].map((fault) => `${path}: ${fault}`)
}
