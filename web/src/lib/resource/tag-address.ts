import { tagKey } from '@pandex/contracts/text/tag-key'

/** All spellings of a tag share one page. */
export const tagAddress = (tag: string): string => `/tag/${encodeURIComponent(tagKey(tag))}`
