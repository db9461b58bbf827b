/** Control characters except line breaks and tabs, and bidirectional overrides. */
const refusedCharacters = /(?![\n\r\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

const isGoodText = (text: string, maxLength: number): boolean =>
  text.length <= maxLength && text.isWellFormed() && !refusedCharacters.test(text)

/** Trimmed text. @returns undefined when it is too long or holds characters that would garble a page */
export const readText = (text: string, maxLength: number): string | undefined => {
  const trimmed = text.trim()
  return isGoodText(trimmed, maxLength) ? trimmed : undefined
}

/** Trimmed text of one line. */
export const readLine = (text: string, maxLength: number): string | undefined => {
  const read = readText(text, maxLength)
  return read !== undefined && !/[\n\r\t]/.test(read) ? read : undefined
}
