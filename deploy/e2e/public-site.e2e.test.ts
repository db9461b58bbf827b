/** One product for all journeys that mostly read: starting and filling one takes longer than most of them. Their order matters. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { fillSite } from './fixtures/filled-site.ts'
import { openBrowser } from './harness/browser.ts'
import { openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { describeAnonymousVisitor } from './journeys/anonymous-visitor.ts'
import { describeExportedMetrics } from './journeys/exported-metrics.ts'
import { describeAds, describePublicPages } from './journeys/public-pages.ts'
import type { PublicSite } from './journeys/public-site.ts'
import { describeSearchAndPurchase } from './journeys/search-and-purchase.ts'

let product: TestProduct
let browser: Browser
let filling: Promise<PublicSite> | undefined

beforeAll(async () => {
  product = await openProduct({ env: { RATE_LIMIT_SCALE: '1000' } })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

const fill = (): Promise<PublicSite> => {
  filling ??= fillSite(product).then((site) => ({ ...site, product, browser }))
  return filling
}

describe('On an empty site,', () => {
  describeAnonymousVisitor(() => ({ product, browser }))
})

describe('On a filled site,', () => {
  describePublicPages(fill)
})

describe('On a filled site with accounts and prices,', () => {
  describeSearchAndPurchase(fill)
})

describe('On a filled site with ads,', () => {
  describeAds(fill)
})

describe('After all journeys, the site', () => {
  describeExportedMetrics(() => product)
})
