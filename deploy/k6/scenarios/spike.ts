/** A sudden peak of searches. */
import { createSpikeOptions } from './site.ts'

export { default, setup } from './search.ts'

export const options = createSpikeOptions(250)
