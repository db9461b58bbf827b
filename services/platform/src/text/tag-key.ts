/** What two writings of one tag share: width, case and runs of spaces do not tell tags apart. Also the tag's place in addresses. */
export const tagKey = (tag: string): string => tag.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
