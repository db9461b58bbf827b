import { copyText } from '../../lib/copy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { shareIcon } from '../../ui/icons.ts'

/** Passes the page on: by the system's own dialog where there is one, else by copying its address. */
export const ShareButton = ({ path, title }: { path: string; title: string }) => {
  const share = async (): Promise<void> => {
    const url = new URL(path, window.location.href).href
    if (!('share' in navigator)) return void copyText(`${title} ${url}`)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the dialog is no failure.
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
