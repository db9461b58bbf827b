import { countCharacters } from '../text/characters.ts'
import { toast } from './toast.ts'

const minReplacedLength = 5

export const copyMessage = (text: string): string => (countCharacters(text) < minReplacedLength ? text : '复制成功')

/** Copies a text and shows a toast. Returns whether it was copied. */
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

/** One line with link and password. The password is included even if the link already contains it. */
export const shareLine = (share: { link: string; disk_pass: string }): string =>
  share.disk_pass ? `${share.link} 提取码：${share.disk_pass}` : share.link

const writeClipboard = async (text: string): Promise<void> => {
  // The Clipboard API needs https; without it, select the text in a hidden field and run the copy command.
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
