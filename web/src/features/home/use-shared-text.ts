import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openImportWith } from '../../lib/import-door.ts'

/** How a system passes on what was shared with the installed site; the manifest names them. */
const fields = ['share_title', 'share_text', 'share_url']

/** What an address carries of a share, one line each; empty when it carries nothing. */
export const readSharedText = (search: string): string => {
  const params = new URLSearchParams(search)
  const lines = fields.map((name) => (params.get(name) ?? '').trim()).filter(Boolean)
  // Systems like to put the address into the text as well.
  return lines.filter((line, index) => !lines.slice(0, index).some((before) => before.includes(line))).join('\n')
}

/** Opens the import dialog with what was shared, once: the address is plain again afterwards. */
export const useSharedText = (): void => {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const text = readSharedText(search)
    if (!text) return
    void navigate('/', { replace: true })
    openImportWith(text)
  }, [search, navigate])
}
