import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useState } from 'react'
import type { Ref } from 'react'
import { forgetSearches, usePreferences } from '../../lib/preferences.ts'
import { hotKeysQuery } from '../../lib/hot-keys.ts'
import { queryOf } from '../../lib/queries.ts'
import { useDebounced } from '../../lib/use-later.ts'
import { Icon } from '../Icon.tsx'
import { searchIcon } from '../icons.ts'
import { listSuggestions, splitTyped } from './list-suggestions.ts'
import type { Offer } from './list-suggestions.ts'
import styles from './Suggestions.module.css'

const debounceMs = 120
const longestAskedFor = 100
const clockIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.500V12l3 2'

export interface SuggestionKeys {
  press: (event: React.KeyboardEvent) => void
}

interface SuggestionsProps {
  ref: Ref<SuggestionKeys>
  /** Id of the listbox; prefix of the option ids. */
  id: string
  text: string
  /** Pauses requests, such as during an IME composition. */
  isHeld: boolean
  /** Id of the active option: empty if none is active, undefined without options. */
  onActive: (id: string | undefined) => void
  onPick: (text: string) => void
  onClose: () => void
}

export const Suggestions = ({ ref, id, text, isHeld, onActive, onPick, onClose }: SuggestionsProps) => {
  const { searches } = usePreferences()
  const offers = useOffers(text.trim(), isHeld, searches)
  const listed = offers.map((offer) => offer.text).join('\n')
  const [chosen, setChosen] = useState({ listed, index: -1 })
  // The selection belongs to one list; a new list starts without one.
  const index = chosen.listed === listed ? chosen.index : -1
  useEffect(() => {
    onActive(offers.length === 0 ? undefined : index < 0 ? '' : `${id}-${index}`)
  }, [id, index, listed, offers.length, onActive])
  useImperativeHandle(ref, () => ({
    press: (event) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (offers.length === 0) return
      if (step !== 0) {
        // One more position than options: the input field itself.
        const places = offers.length + 1
        setChosen({ listed, index: ((index + 1 + step + places) % places) - 1 })
      } else if (event.key === 'Enter' && offers[index]) onPick(offers[index].text)
      else if (event.key === 'Escape') onClose()
      else return
      event.preventDefault()
    },
  }))
  if (offers.length === 0) return null
  const placed = offers.map((offer, place) => ({ offer, place }))
  const own = placed.filter(({ offer }) => offer.kind === 'own')
  const groups =
    text.trim() === ''
      ? [
          { title: '最近搜索', members: own },
          { title: '大家在搜', members: placed.slice(own.length) },
        ].filter(({ members }) => members.length > 0)
      : [{ title: '', members: placed }]
  return (
    // Keeps the focus in the field, so that its blur does not close the panel before the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label="搜索建议">
        {groups.map(({ title, members }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={title} role={title ? 'group' : 'presentation'} aria-label={title || undefined}>
            {title && (
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
            )}
            {members.map(({ offer, place }) => (
              <Option
                key={offer.text}
                id={`${id}-${place}`}
                offer={offer}
                typed={text.trim()}
                isActive={place === index}
                onPick={() => onPick(offer.text)}
              />
            ))}
          </div>
        ))}
      </div>
      {own.length > 0 && (
        <button type="button" className={styles.clear} onClick={forgetSearches}>
          清除搜索记录
        </button>
      )}
      <output className="vh">{offers.length} 条建议</output>
    </div>
  )
}

const useOffers = (typed: string, isHeld: boolean, searches: readonly string[]): Offer[] => {
  const asked = useDebounced(typed, debounceMs).slice(0, longestAskedFor)
  // The key contains the text, so a late answer never replaces the suggestions of a newer text.
  const { data } = useQuery({
    ...queryOf('GET /v1/search/suggest', { q: asked, size: 8 }),
    enabled: asked !== '' && !isHeld,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const hot = useQuery({ ...queryOf(...hotKeysQuery), enabled: typed === '', retry: false })
  const hotOffers = (hot.data ?? []).map(({ key }) => ({ text: key, kind: 'hot' }))
  return listSuggestions(typed, searches, typed === '' ? hotOffers : (data ?? []))
}

interface OptionProps {
  id: string
  offer: Offer
  typed: string
  isActive: boolean
  onPick: () => void
}

const Option = ({ id, offer, typed, isActive, onPick }: OptionProps) => (
  // The search field handles the keys; an option never has the focus.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role
  <div id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onPick}>
    <Icon of={offer.kind === 'own' ? clockIcon : searchIcon} size={16} />
    <span>
      {splitTyped(offer.text, typed).map(({ text, isTyped }, part) =>
        // The parts never reorder, so the index is a stable key.
        isTyped ? <span key={`${part}`}>{text}</span> : <b key={`${part}`}>{text}</b>,
      )}
    </span>
    {offer.kind === 'hot' && typed !== '' && <small>热搜</small>}
  </div>
)
