import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sameView } from '../../layout/use-scroll-memory.ts'
import type { RowKey } from './list-route.ts'

const parameter = 'open'
/** Stands for a row that is yet to be made. */
export const newRow = 'new'

/** Of an address: the page and the row opened on it. As long as it is the same, an open form stays. */
export const placeOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get(parameter) ?? ''}`

/** Which row is open stands in the address: reloading keeps it, the back button closes it. */
export const useOpenRow = (): { openKey: string | undefined; open: (key: RowKey) => void; close: () => void } => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const openKey = new URLSearchParams(search).get(parameter) ?? undefined
  const go = useCallback(
    (key: string, replace: boolean): void => {
      const params = new URLSearchParams(search)
      if (key) params.set(parameter, key)
      else params.delete(parameter)
      const query = String(params)
      void navigate({ pathname, search: query && `?${query}` }, { state: sameView, replace })
    },
    [navigate, pathname, search],
  )
  return {
    openKey,
    // From one row to the next is one step back to the list, not one for each.
    open: (key) => go(String(key), openKey !== undefined),
    close: () => go('', true),
  }
}
