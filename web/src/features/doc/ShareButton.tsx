import { copyText } from '../../lib/browser/clipboard.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { shareIcon } from '../../ui/icons/icons.ts'

/** Uses the system's share dialog if available, else copies the address. */
export const ShareButton = ({ path, title }: { path: string; title: string }) => {
  const share = async (): Promise<void> => {
    const url = new URL(path, window.location.href).href
    if (!('share' in navigator)) return void copyText(`${title} ${url}`)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // AbortError: the visitor closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(`${title} ${url}`)
    }
  }
  return (
    <button type="button" className="btn btn-small" onClick={() => void share()}>
      <Icon of={shareIcon} size={18} />
      分享页面
    </button>
  )
}
