import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepViewState } from '../../../../lib/browser/use-scroll-restoration.ts'
import { useMediaQuery } from '../../../kit/use-media-query.ts'
import type { ListPage } from '../../../kit/list/use-list.ts'
import type { itemList, Item } from '../items.ts'

const parameter = 'open'
/** URL value for "no item is open", which keeps the first item from opening automatically. */
const noItem = 'none'

interface CurrentItem {
  item: Item | undefined
  /** Undefined opens the next undecided item. */
  show: (item: Item | undefined) => void
  close: () => void
}

/** Id of the open item from the URL. Navigations lag behind key presses, so a requested id applies until the URL contains it. */
const useOpenKey = () => {
  const { pathname, search, key: visit, state } = useLocation()
  const navigate = useNavigate()
  const [requestedKey, setRequestedKey] = useState<string>()
  const [lastVisit, setLastVisit] = useState(visit)
  if (lastVisit !== visit) {
    setLastVisit(visit)
    // Keep the requested id if this navigation was for an older request; any other navigation resets it.
    const navigatedKey = (state as { item?: string } | null)?.item
    if (navigatedKey === undefined || navigatedKey === requestedKey) setRequestedKey(undefined)
  }
  const openKey = (next: string, replace: boolean): void => {
    const params = new URLSearchParams(search)
    if (next) params.set(parameter, next)
    else params.delete(parameter)
    const query = String(params)
    setRequestedKey(next)
    void navigate({ pathname, search: query && `?${query}` }, { state: { ...keepViewState, item: next }, replace })
  }
  return { key: requestedKey ?? new URLSearchParams(search).get(parameter) ?? '', openKey }
}

/** The open item; kept when it leaves the list. On wide screens the first undecided item opens automatically. */
export const useCurrentItem = (page: ListPage<typeof itemList>, isDecided: (item: Item) => boolean): CurrentItem => {
  const { key, openKey } = useOpenKey()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const [lastFound, setLastFound] = useState<Item>()
  const found = page.rows?.find(({ id }) => String(id) === key)
  if (found && found !== lastFound) setLastFound(found)
  const item = found ?? (lastFound && String(lastFound.id) === key ? lastFound : undefined)
  const first = page.isStale ? undefined : page.rows?.find((row) => !isDecided(row))
  const opensFirst = isWide && key !== noItem && !item && first !== undefined
  useEffect(() => {
    if (opensFirst) openKey(String(first.id), true)
    // oxlint-disable-next-line react/exhaustive-deps -- openKey is a new function on every render
  }, [opensFirst, first?.id])
  const shownId = item?.id
  useEffect(() => {
    document.querySelector(`[data-row="${shownId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shownId])
  return {
    item,
    // On phones, opening the sheet adds a history entry, and switching items replaces it.
    show: (next) => openKey(next ? String(next.id) : '', isWide || key !== '' || !next),
    close: () => openKey(isWide ? noItem : '', true),
  }
}
