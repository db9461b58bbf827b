import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sameView } from '../../../layout/use-scroll-memory.ts'
import { useMedia } from '../../kit/use-media.ts'
import type { ListPage } from '../../kit/use-list.ts'
import type { itemList, Item } from './items.ts'

const parameter = 'open'
/** In the address, for a list that is to stay alone. */
const nothing = 'none'

interface CurrentItem {
  item: Item | undefined
  /** Undefined: whichever is next. */
  show: (item: Item | undefined) => void
  close: () => void
}

/**
 * Which item is open, as the address says. The address follows a moment later, and keys are faster: until it has caught up,
 * what was asked for counts.
 */
const useOpenKey = () => {
  const { pathname, search, key: visit, state } = useLocation()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string>()
  const [knownVisit, setKnownVisit] = useState(visit)
  if (knownVisit !== visit) {
    setKnownVisit(visit)
    // A step of ours on the way to a later one leaves that; any other step counts by itself.
    const asked = (state as { item?: string } | null)?.item
    if (asked === undefined || asked === wanted) setWanted(undefined)
  }
  const go = (next: string, replace: boolean): void => {
    const params = new URLSearchParams(search)
    if (next) params.set(parameter, next)
    else params.delete(parameter)
    const query = String(params)
    setWanted(next)
    void navigate({ pathname, search: query && `?${query}` }, { state: { ...sameView, item: next }, replace })
  }
  return { key: wanted ?? new URLSearchParams(search).get(parameter) ?? '', go }
}

/**
 * The item that is looked at; it stands in the address and stays the one it was whatever the list does meanwhile. Where there
 * is room beside the list, the first that is not decided opens by itself, so that a review begins without a press.
 */
export const useCurrentItem = (page: ListPage<typeof itemList>, isDecided: (item: Item) => boolean): CurrentItem => {
  const { key, go } = useOpenKey()
  const isWide = useMedia('(min-width: 1024px)')
  const [kept, setKept] = useState<Item>()
  const found = page.rows?.find(({ id }) => String(id) === key)
  if (found && found !== kept) setKept(found)
  const item = found ?? (kept && String(kept.id) === key ? kept : undefined)
  const first = page.isOld ? undefined : page.rows?.find((row) => !isDecided(row))
  const opensFirst = isWide && key !== nothing && !item && first !== undefined
  useEffect(() => {
    if (opensFirst) go(String(first.id), true)
    // oxlint-disable-next-line react/exhaustive-deps -- the address alone decides
  }, [opensFirst, first?.id])
  const shownId = item?.id
  useEffect(() => {
    document.querySelector(`[data-row="${shownId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shownId])
  return {
    item,
    // On a phone the sheet is a step that the back button takes back; from item to item is none.
    show: (next) => go(next ? String(next.id) : '', isWide || key !== '' || !next),
    close: () => go(isWide ? nothing : '', true),
  }
}
