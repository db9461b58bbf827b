/** Delimiters of highlighted words: private-use characters, which indexed texts never contain. */
export const highlightMarks = { open: '\uE000', close: '\uE001' }

export const withoutMarks = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '')
