import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { rememberSearch } from '../lib/preferences.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Icon } from './Icon.tsx'
import { searchIcon } from './icons.ts'
import styles from './SearchBox.module.css'
import type { SuggestionKeys } from './suggest/Suggestions.tsx'

const Suggestions = lazy(async () => ({ default: (await import('./suggest/Suggestions.tsx')).Suggestions }))

/** The search field of the page: the key `/` goes to the one that carries this id. */
export const searchInputId = 'q'

interface SearchBoxProps {
  size: 'large' | 'small'
  placeholder: string
  initial?: string
  /** Address of the results for a keyword; the other choices of the page are in it. */
  addressOf: (q: string) => string
  /** Hidden fields for a submit without JavaScript. */
  children?: ReactNode
}

/** A plain GET form, so that it works before and without JavaScript; with it the page changes in place and words are suggested. */
export const SearchBox = ({ size, placeholder, initial = '', addressOf, children }: SearchBoxProps) => {
  const navigate = useNavigate()
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  // While characters are being composed the field holds what nobody means yet.
  const [isComposing, setComposing] = useState(false)
  const [active, setActive] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const listId = useId()
  useEffect(() => setText(initial), [initial])
  // What was typed before the script arrived is in the field but not in the state.
  useEffect(() => {
    if (input.current && input.current.value !== initial) setText(input.current.value)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const close = (): void => {
    setOpen(false)
    setActive(undefined)
  }
  const search = (q: string): void => {
    setText(q)
    close()
    input.current?.blur()
    rememberSearch(q)
    void navigate(addressOf(q))
  }
  return (
    <search
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <form
        className={styles.box}
        data-size={size}
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          const q = text.trim()
          if (q) search(q)
          else input.current?.focus()
        }}
      >
        <label className="vh" htmlFor={searchInputId}>
          搜索资源
        </label>
        <input
          ref={input}
          id={searchInputId}
          name="q"
          type="search"
          role="combobox"
          aria-expanded={active !== undefined}
          aria-controls={active === undefined ? undefined : listId}
          aria-autocomplete="list"
          aria-activedescendant={active || undefined}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={500}
          required
          placeholder={placeholder}
          value={text}
          onFocus={() => {
            if (text === '') setOpen(true)
          }}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={(event) => {
            if (!event.nativeEvent.isComposing) keys.current?.press(event)
          }}
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
        {children}
        <button type="submit" className={styles.submit} aria-label="搜索">
          <Icon of={searchIcon} size={size === 'large' ? 22 : 20} />
        </button>
      </form>
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Suggestions
              ref={keys}
              id={listId}
              text={text}
              isHeld={isComposing}
              onActive={setActive}
              onPick={search}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </search>
  )
}
