/** Operates a page by its keyboard alone, and checks after every key that the focus is on the page and visible. */
import type { Locator, Page } from 'playwright-core'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'

/** Longer than focus needs to settle after a key on a loaded machine. */
const settleMs = 10_000

/** More stops than any page of the back office has. */
const maxStops = 200

/**
 * Describes what is wrong with the focus, or returns an empty text. Headings, dialogs and landmarks take the focus only from scripts, so
 * they need no outline. Table rows and titles draw it with their cells and pseudo-elements, hidden checkboxes with their label,
 * and edges of columns as a line.
 */
const focusFault = `(() => {
  const element = document.activeElement
  if (!element || element === document.body) return 'the focus is lost'
  if (element.tabIndex < 0 && element.matches('h1, h2, h3, main, dialog, section, p, [role="tabpanel"]')) return ''
  const isDrawn = ({ outlineStyle, outlineWidth, boxShadow }, withShadow) =>
    (outlineStyle !== 'none' && outlineWidth !== '0px') || (withShadow && boxShadow !== 'none')
  if (element.matches('hr') && getComputedStyle(element, '::after').opacity !== '0') return ''
  const near = [element, ...element.children, element.matches('[type=checkbox]') && element.nextElementSibling].filter(Boolean)
  if (near.some((one) => [null, '::before', '::after'].some((part) => isDrawn(getComputedStyle(one, part), true)))) return ''
  for (let outer = element.parentElement, steps = 0; outer && steps < 3; outer = outer.parentElement, steps += 1)
    if (isDrawn(getComputedStyle(outer), false)) return ''
  return 'no outline: ' + element.outerHTML.slice(0, 200)
})()`

const isAtBody = 'document.activeElement === document.body'

export interface Keyboard {
  page: Page
  press: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  /** Presses Tab, or another key, until the element has the focus. */
  moveTo: (target: Locator, key?: string) => Promise<void>
  /** Moves to the element and presses Enter, or another key. */
  activate: (target: Locator, key?: string) => Promise<void>
  /** Moves to the field and replaces its text. */
  fill: (field: Locator, text: string) => Promise<void>
  /** Waits until the element has the focus without a key. */
  expectFocus: (target: Locator) => Promise<void>
}

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) > 0

export const openKeyboard = (page: Page): Keyboard => {
  const expectVisibleFocus = async (cause: string): Promise<void> => {
    let fault = ''
    await waitFor(async () => {
      fault = await page.evaluate<string>(focusFault)
      return fault === ''
    }, settleMs).catch(() => {
      throw new Error(`${cause} on ${page.url()}: ${fault}`)
    })
  }
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    // After the last element, Tab moves to the controls of the browser, and then to the first element.
    if (key.endsWith('Tab') && (await page.evaluate<boolean>(isAtBody))) await page.keyboard.press(key)
    await expectVisibleFocus(`after ${key}`)
  }
  const type = async (text: string): Promise<void> => {
    await page.keyboard.insertText(text)
    await expectVisibleFocus(`after the text ${text}`)
  }
  const moveTo = async (target: Locator, key = 'Tab'): Promise<void> => {
    await target.first().waitFor()
    for (let stops = 0; !(await hasFocus(target)); stops += 1) {
      if (stops === maxStops) throw new Error(`${key} does not reach ${String(target)} on ${page.url()}`)
      await press(key)
    }
  }
  const activate = async (target: Locator, key = 'Enter'): Promise<void> => {
    await moveTo(target)
    await press(key)
  }
  const fill = async (field: Locator, text: string): Promise<void> => {
    await moveTo(field)
    await press('Control+a')
    await type(text)
  }
  const expectFocus = async (target: Locator): Promise<void> => {
    await waitFor(() => hasFocus(target), settleMs).catch(async () => {
      const focused = await page.evaluate<string>('document.activeElement?.outerHTML.slice(0, 200)')
      throw new Error(`${String(target)} has no focus on ${page.url()}, but ${focused}`)
    })
  }
  return { page, press, type, moveTo, activate, fill, expectFocus }
}
