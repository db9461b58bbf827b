/** Delimiters of what a search looked for: private-use characters, which indexed texts never contain. */
export const highlightMarks = { open: '\uE000', close: '\uE001' }

export const withoutMarks = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '')
