import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openImportDialogWith } from '../../shared/import/import-dialog-state.ts'

/** Parameters of the web manifest's `share_target`. */
const fields = ['share_title', 'share_text', 'share_url']

/** The shared text in a URL, one line per parameter; empty when there is none. */
export const readSharedText = (search: string): string => {
  const params = new URLSearchParams(search)
  const lines = fields.map((name) => (params.get(name) ?? '').trim()).filter(Boolean)
  // Many systems repeat the URL inside the text.
  return lines.filter((line, index) => !lines.slice(0, index).some((before) => before.includes(line))).join('\n')
}

/** Opens the import dialog with the shared text once, then removes the parameters from the URL. */
export const useSharedText = (): void => {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const text = readSharedText(search)
    if (!text) return
    void navigate('/', { replace: true })
    openImportDialogWith(text)
  }, [search, navigate])
}
