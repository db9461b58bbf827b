import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useState } from 'react'
import type { Ref } from 'react'
import { forgetSearches, usePreferences } from '../../lib/browser/preferences.ts'
import { hotKeywordsQuery } from '../../lib/search-state/hot-keywords-query.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { useDebounced } from '../../lib/browser/use-delayed.ts'
import { Icon } from '../icons/Icon.tsx'
import { searchIcon } from '../icons/icons.ts'
import { listSuggestions, splitAtMatch } from './list-suggestions.ts'
import type { Suggestion } from './list-suggestions.ts'
import styles from './Suggestions.module.css'

const debounceMs = 120
const maxQueryLength = 100
const clockIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.500V12l3 2'

export interface SuggestionsHandle {
  handleKey: (event: React.KeyboardEvent) => void
}

interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>
  /** Id of the listbox; prefix of the option ids. */
  id: string
  text: string
  /** Pauses requests, such as during an IME composition. */
  isPaused: boolean
  /** Id of the active option: empty if none is active, undefined without options. */
  onActive: (id: string | undefined) => void
  onPick: (text: string) => void
  onClose: () => void
}

export const Suggestions = ({ ref, id, text, isPaused, onActive, onPick, onClose }: SuggestionsProps) => {
  const { searches } = usePreferences()
  const suggestions = useSuggestions(text.trim(), isPaused, searches)
  const listed = suggestions.map((suggestion) => suggestion.text).join('\n')
  const [chosen, setChosen] = useState({ listed, index: -1 })
  // The selection belongs to one list; a new list starts without one.
  const index = chosen.listed === listed ? chosen.index : -1
  useEffect(() => {
    onActive(suggestions.length === 0 ? undefined : index < 0 ? '' : `${id}-${index}`)
  }, [id, index, listed, suggestions.length, onActive])
  useImperativeHandle(ref, () => ({
    handleKey: (event) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (suggestions.length === 0) return
      if (step !== 0) {
        // One more position than options: the input field itself.
        const positions = suggestions.length + 1
        setChosen({ listed, index: ((index + 1 + step + positions) % positions) - 1 })
      } else if (event.key === 'Enter' && suggestions[index]) onPick(suggestions[index].text)
      else if (event.key === 'Escape') onClose()
      else return
      event.preventDefault()
    },
  }))
  if (suggestions.length === 0) return null
  const positioned = suggestions.map((suggestion, position) => ({ suggestion, position }))
  const own = positioned.filter(({ suggestion }) => suggestion.kind === 'own')
  const groups =
    text.trim() === ''
      ? [
          { title: '最近搜索', members: own },
          { title: '大家在搜', members: positioned.slice(own.length) },
        ].filter(({ members }) => members.length > 0)
      : [{ title: '', members: positioned }]
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
            {members.map(({ suggestion, position }) => (
              <Option
                key={suggestion.text}
                id={`${id}-${position}`}
                suggestion={suggestion}
                typed={text.trim()}
                isActive={position === index}
                onPick={() => onPick(suggestion.text)}
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
      <output className="vh">{suggestions.length} 条建议</output>
    </div>
  )
}

const useSuggestions = (typed: string, isPaused: boolean, searches: readonly string[]): Suggestion[] => {
  const debounced = useDebounced(typed, debounceMs).slice(0, maxQueryLength)
  // The key contains the text, so a late answer never replaces the suggestions of a newer text.
  const { data } = useQuery({
    ...queryOf('GET /v1/search/suggest', { q: debounced, size: 8 }),
    enabled: debounced !== '' && !isPaused,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const hot = useQuery({ ...queryOf(...hotKeywordsQuery), enabled: typed === '', retry: false })
  const hotSuggestions = (hot.data ?? []).map(({ key }) => ({ text: key, kind: 'hot' }))
  return listSuggestions(typed, searches, typed === '' ? hotSuggestions : (data ?? []))
}

interface OptionProps {
  id: string
  suggestion: Suggestion
  typed: string
  isActive: boolean
  onPick: () => void
}

const Option = ({ id, suggestion, typed, isActive, onPick }: OptionProps) => (
  // The search field handles the keys; an option never has the focus.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role
  <div id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onPick}>
    <Icon of={suggestion.kind === 'own' ? clockIcon : searchIcon} size={16} />
    <span>
      {splitAtMatch(suggestion.text, typed).map(({ text, isTyped }, part) =>
        // The parts never reorder, so the index is a stable key.
        isTyped ? <span key={`${part}`}>{text}</span> : <b key={`${part}`}>{text}</b>,
      )}
    </span>
    {suggestion.kind === 'hot' && typed !== '' && <small>热搜</small>}
  </div>
)
