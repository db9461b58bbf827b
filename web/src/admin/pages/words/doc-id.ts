/** Extracts the doc_id from a page URL; returns other text unchanged. */
export const docIdOf = (text: string): string => /\/doc\/([\w-]+)/.exec(text)?.[1] ?? text
