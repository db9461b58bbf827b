/** Searches for half an hour. */
import { createSoakOptions } from './site.ts'

export { default, setup } from './search.ts'

export const options = createSoakOptions(250)
