import type { Browser } from 'playwright-core'
import type { FilledSite } from '../fixtures/filled-site.ts'
import type { TestProduct } from '../harness/open-product.ts'

export interface PublicSite extends FilledSite {
  product: TestProduct
  browser: Browser
}
