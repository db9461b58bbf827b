/** Normalised form of a tag: width, case and runs of spaces are ignored. Also used in tag URLs. */
export const tagKey = (tag: string): string => tag.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
