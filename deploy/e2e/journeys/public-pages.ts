import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { configure, unwrap } from '../harness/admin.ts'
import {
  findOverflowingWidths,
  openPage,
  automaticCallsOf,
  visitUntilCallsMade,
  visitUntilIdle,
} from '../harness/browser.ts'
import type { PublicSite } from './public-site.ts'
import type { TestProduct } from '../harness/open-product.ts'
import { findAxeViolations } from '../harness/axe.ts'

const widths = [320, 768, 1024, 1440]
const height = 900

let product: TestProduct
let site: PublicSite
let browser: Browser

const withoutMarks = (html: string): string => html.replaceAll(/<\/?(?:mark|em)[^>]*>/g, '')

/** Whether a page has its related resources; without them the browser repeats the request while the search service is slow. */
const hasRelated = async (path: string): Promise<boolean> =>
  !(await (await fetch(new URL(path, product.url))).text()).includes('related_pending')

/** Maximum sum of the shifts without user input (https://web.dev/articles/cls). */
const maxLayoutShift = 0.02

/** Returns the shifts since the page began, with the elements that moved, if their sum reaches the maximum. */
const findLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`new Promise((done) => {
    const shifts = []
    const nameOf = ({ node, previousRect, currentRect }) =>
      (node?.nodeName ?? 'removed') + ' ' + (node?.className ?? '') + JSON.stringify([previousRect, currentRect])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry)
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => {
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      done(sum < ${maxLayoutShift} ? [] : shifts.map(({ value, sources }) => value + ': ' + sources.map(nameOf).join(', ')))
    }, 100)
  })`)

const views = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1024 },
] as const

const expectCleanPage = async (path: string, { colorScheme, width }: (typeof views)[number]): Promise<void> => {
  const { page, activity, context } = await openPage(browser, product.url, { colorScheme, viewport: { width, height } })
  await visitUntilCallsMade(page, activity, path)
  const layoutShifts = await findLayoutShifts(page)
  const axeViolations = await findAxeViolations(page)
  const overflowingWidths = await findOverflowingWidths(page, widths)
  const expected = {
    consoleMessages: [],
    calls: automaticCallsOf(path),
    foreignRequests: [],
    layoutShifts: [],
    axeViolations: [],
    overflowingWidths: [],
  }
  expect({ path, width, ...activity, layoutShifts, axeViolations, overflowingWidths }).toEqual({
    path,
    width,
    ...expected,
  })
  await context.close()
}

const setUp = (open: () => Promise<PublicSite>): void => {
  beforeAll(async () => {
    site = await open()
    ;({ product, browser } = site)
  })
}

/** Rules for every public page, in a browser. */
export const describePublicPages = (open: () => Promise<PublicSite>): void => {
  setUp(open)
  describe('every public page', () => {
    it('has its data in the first HTML, with one title, description, heading and canonical URL', async () => {
      for (const { path, text } of site.pages) {
        const answer = await fetch(new URL(path, product.url))
        const html = withoutMarks(await answer.text())
        const count = (pattern: RegExp): number => html.match(pattern)?.length ?? 0
        const actual = {
          status: answer.status,
          isFilled: html.includes(text),
          titles: count(/<title>[^<]+<\/title>/g),
          descriptions: count(/<meta name="description" content="[^"]+"/g),
          headings: count(/<h1[ >]/g),
          addresses: count(/<link rel="canonical"/g),
        }
        const expected = { status: 200, isFilled: true, titles: 1, descriptions: 1, headings: 1, addresses: 1 }
        expect({ path, ...actual }).toEqual({ path, ...expected })
      }
    })

    it('makes no further calls, logs nothing to the console, shifts no layout and fits every width', async () => {
      for (const { path } of site.pages) {
        await waitFor(() => hasRelated(path))
        await Promise.all(views.map((view) => expectCleanPage(path, view)))
      }
    })

    it('contains structured data', async () => {
      for (const { path } of site.pages.filter((page) => /^\/(?:doc|film|$)/.test(page.path))) {
        const html = await (await fetch(new URL(path, product.url))).text()
        const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
          ([, text]) => text,
        )
        const contexts = texts.map((text) => (JSON.parse(text ?? '') as { '@context': string })['@context'])
        expect({ path, contexts: [...new Set(contexts)] }).toEqual({ path, contexts: ['https://schema.org'] })
      }
    })

    it('uses one container of the same width', async () => {
      const { page, context } = await openPage(browser, product.url, { viewport: { width: 1440, height } })
      for (const { path } of site.pages) {
        await page.goto(path)
        const { x, width } = (await page.locator('main .page').first().boundingBox()) ?? { x: 0, width: 0 }
        expect({ path, x, width }).toEqual({ path, x: 16, width: 1408 })
      }
      await context.close()
    })
  })
}

/** Fills every ad slot. The ads stay for the journeys after it. */
export const describeAds = (open: () => Promise<PublicSite>): void => {
  setUp(open)
  describe('every public page', () => {
    it('fits a phone with every kind of ad in every slot', async () => {
      const picture = 'https://pictures.example.com/wide.svg'
      const missing = 'https://pictures.example.com/missing.svg'
      const link_url = 'https://example.com/'
      const text = `${'广告'.repeat(40)}${'x'.repeat(100)}`
      const kinds = [
        { text: '广告', image_url: picture, link_url },
        { text, image_url: missing, link_url },
        { text, image_url: '', link_url },
        { text, image_url: '', link_url: '' },
      ]
      const slots = ['home', 'search_top', 'search_side', 'doc_top', 'doc_side']
      const ads = slots.flatMap((slot) => kinds.map((kind) => ({ slot, enabled: true, ...kind })))
      await configure(site.admin, { ads: { slots: ads } })
      for (const image of [picture, missing, '']) {
        const ad = { type: 'home_middle_ads', name: text.slice(0, 60), url: link_url, image }
        await unwrap(site.admin.post('/admin/v1/list_store/create', ad))
      }
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="150"/>'
      const viewport = { width: 320, height }
      const { page, context } = await openPage(browser, product.url, { viewport, colorScheme: 'dark' })
      await context.route(missing, (route) => route.fulfill({ status: 404 }))
      await context.route(picture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }))
      for (const { path } of site.pages.filter((page) => /^\/(?:$|search|doc)/.test(page.path))) {
        await visitUntilIdle(page, path)
        const pictures = await page.locator(`img[src="${picture}"]`).count()
        expect({ path, pictures, overflowingWidths: await findOverflowingWidths(page, widths) }).toEqual({
          path,
          pictures: 2,
          overflowingWidths: [],
        })
      }
      await context.close()
    })
  })
}
