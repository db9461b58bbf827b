/** Whether a text has no character that the index splits into pairs. */
export const isLatin = (text: string): boolean =>
  !/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u.test(text)
