/** Searches for half an hour. */
import { readSiteContent } from '../site/content.ts'
import { createSoakOptions, searchLimits } from '../site/load.ts'

export { warm as default } from './search.ts'

export const options = createSoakOptions({ limits: searchLimits })

export const setup = readSiteContent
