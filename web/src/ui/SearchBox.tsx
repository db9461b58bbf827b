import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from './Icon.tsx'
import { searchIcon } from './icons.ts'
import styles from './SearchBox.module.css'

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

/** A plain GET form, so that it works before and without JavaScript; with it the page changes in place. */
export const SearchBox = ({ size, placeholder, initial = '', addressOf, children }: SearchBoxProps) => {
  const navigate = useNavigate()
  const [text, setText] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setText(initial), [initial])
  // What was typed before the script arrived is in the field but not in the state.
  useEffect(() => {
    if (input.current && input.current.value !== initial) setText(input.current.value)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <search className={styles.search}>
      <form
        className={styles.box}
        data-size={size}
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          const q = text.trim()
          if (!q) return input.current?.focus()
          input.current?.blur()
          void navigate(addressOf(q))
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
          enterKeyHint="search"
          autoComplete="off"
          maxLength={500}
          required
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
        {children}
        <button type="submit" className={styles.submit} aria-label="搜索">
          <Icon of={searchIcon} size={size === 'large' ? 22 : 20} />
        </button>
      </form>
    </search>
  )
}
