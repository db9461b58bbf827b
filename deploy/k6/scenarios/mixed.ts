/** The usual mix: of 100 visitors 90 read (40 search, 25 browse, 25 open resources), 5 import, 3 log in, 1 buys and 1 orders. */
import { scenario } from 'k6/execution'
import { readSiteContent } from '../site/content.ts'
import type { SiteContent } from '../site/content.ts'
import { createLoadOptions, importLimits, searchLimits } from '../site/load.ts'
import { clearSite, prepareSite } from '../site/prepare.ts'
import type { PreparedSite } from '../site/prepare.ts'
import browse from './browse.ts'
import { buy } from './buy.ts'
import openDetail from './detail.ts'
import importLink from './import.ts'
import logInOnce from './login.ts'
import orderGoods from './order.ts'
import { warm as search } from './search.ts'

export const options = createLoadOptions({ limits: { ...searchLimits, ...importLimits } })

type MixedSite = SiteContent & PreparedSite

/** The imported resources are found first, so that a new site has content. */
export const setup = (): MixedSite => ({ ...prepareSite(), ...readSiteContent() })
export const teardown = clearSite

/** Prime to 100, so that the visitors of a kind come spread over the hundred. */
const step = 37

export default (site: MixedSite): void => {
  const place = scenario.iterationInTest
  const slot = (place * step) % 100
  if (slot < 40) search(site)
  else if (slot < 65) browse(site)
  else if (slot < 90) openDetail(site)
  else if (slot < 95) importLink(site)
  else if (slot < 98) logInOnce(site)
  else if (slot < 99) buy(site, Math.floor(place / 100))
  else orderGoods(site)
}
