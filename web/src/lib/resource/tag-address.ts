import { tagKey } from '@pandex/gateway/schemas/tag-key'

/** All spellings of a tag share one page. */
export const tagAddress = (tag: string): string => `/tag/${encodeURIComponent(tagKey(tag))}`
