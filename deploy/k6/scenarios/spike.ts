/** A sudden peak of searches. */
import { readSiteContent } from '../site/content.ts'
import { createSpikeOptions, searchLimits } from '../site/load.ts'

export { warm as default } from './search.ts'

export const options = createSpikeOptions({ limits: searchLimits })

export const setup = readSiteContent
