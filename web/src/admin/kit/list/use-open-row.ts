import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepViewState } from '../../../lib/browser/use-scroll-restoration.ts'
import type { RowKey } from './list-spec.ts'

const parameter = 'open'
/** Key of a row that is being created. */
export const newRowKey = 'new'

/** Identifies the page and its open row. A form stays mounted while this is equal. */
export const locationKeyOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get(parameter) ?? ''}`

/** The open row is in the URL: a reload keeps it, the back button closes it. */
export const useOpenRow = (): { openKey: string | undefined; open: (key: RowKey) => void; close: () => void } => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const openKey = new URLSearchParams(search).get(parameter) ?? undefined
  const setOpenKey = useCallback(
    (key: string, replace: boolean): void => {
      const params = new URLSearchParams(search)
      if (key) params.set(parameter, key)
      else params.delete(parameter)
      const query = String(params)
      void navigate({ pathname, search: query && `?${query}` }, { state: keepViewState, replace })
    },
    [navigate, pathname, search],
  )
  return {
    openKey,
    // Replaces the history entry when switching rows, so that one back step closes the inspector.
    open: (key) => setOpenKey(String(key), openKey !== undefined),
    close: () => setOpenKey('', true),
  }
}
