import { lazy, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { rememberSearch } from '../lib/browser/preferences.ts'
import { LazyPart } from './feedback/LazyPart.tsx'
import { Icon } from './icons/Icon.tsx'
import { searchIcon } from './icons/icons.ts'
import styles from './SearchBox.module.css'
import type { SuggestionsHandle } from './suggest/Suggestions.tsx'

const Suggestions = lazy(async () => ({ default: (await import('./suggest/Suggestions.tsx')).Suggestions }))

/** Id of the search field that the shortcut `/` focuses. */
export const searchInputId = 'q'

interface SearchBoxProps {
  size: 'large' | 'small'
  placeholder: string
  initial?: string
  addressOf: (q: string) => string
  children?: ReactNode
}

/** A GET form that works without JavaScript; with JavaScript it navigates in place and shows suggestions. */
export const SearchBox = ({ size, placeholder, initial = '', addressOf, children }: SearchBoxProps) => {
  const navigate = useNavigate()
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  // An IME composition is in progress: the text is not final.
  const [isComposing, setComposing] = useState(false)
  const [active, setActive] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionsHandle>(null)
  const listId = useId()
  useEffect(() => setText(initial), [initial])
  // Copies text that was typed before hydration into the state.
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
            if (!event.nativeEvent.isComposing) keys.current?.handleKey(event)
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
        <LazyPart>
          <Suggestions
            ref={keys}
            id={listId}
            text={text}
            isPaused={isComposing}
            onActive={setActive}
            onPick={search}
            onClose={close}
          />
        </LazyPart>
      )}
    </search>
  )
}
