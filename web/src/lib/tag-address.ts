import { tagKey } from '@pandex/gateway/schemas/tag-key'

/** The page of a tag: one for every writing of it. */
export const tagAddress = (tag: string): string => `/tag/${encodeURIComponent(tagKey(tag))}`
