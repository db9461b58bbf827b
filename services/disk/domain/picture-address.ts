/** Whether a text may be stored as the address of a picture: nothing, or http(s). Everything else could run where it is shown. */
export const isPictureAddress = (text: string, maxLength: number): boolean => {
  if (text === '') return true
  if (text.length > maxLength || /[\s\p{Cc}]/u.test(text) || !/^https?:\/\//i.test(text)) return false
  return URL.canParse(text)
}
