import { countCharacters } from './characters.ts'
import { toast } from './toast.ts'

/** A text shorter than this is shown whole in the message. */
const shownBelow = 5

/** What the visitor reads after a text was copied. */
export const copyMessage = (text: string): string => (countCharacters(text) < shownBelow ? text : '复制成功')

/** Copies a text and says so; a failure shows the error's text. Answers whether it was copied. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await writeClipboard(text)
    toast('success', copyMessage(text))
    return true
  } catch (error) {
    toast('error', error instanceof Error ? error.message : String(error))
    return false
  }
}

/** A share in one line, the way people pass it on. A password that the link already carries is still said. */
export const shareLine = (share: { link: string; disk_pass: string }): string =>
  share.disk_pass ? `${share.link} 提取码：${share.disk_pass}` : share.link

const writeClipboard = async (text: string): Promise<void> => {
  // Outside https the Clipboard API does not exist; a selection in a hidden field still works there.
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const owner = document.querySelector('dialog[open]') ?? document.body
  owner.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (!done) throw new Error('浏览器不允许复制')
}
