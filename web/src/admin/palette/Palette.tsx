import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { queryOf } from '../../lib/queries.ts'
import { useDebounced } from '../../lib/use-later.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { findPages, findRecords } from './entries.ts'
import styles from './Palette.module.css'

const settleMs = 200

/** Goes to any page of the back office, and to people and addresses, by a few letters. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const q = useDebounced(text.trim(), settleMs)
  const users = useQuery({
    ...queryOf('GET /admin/v1/user/list', { q, size: 5 }),
    enabled: q.length > 1,
    staleTime: 30_000,
  })
  const entries = [...findPages(text), ...findRecords(text, q.length > 1 ? (users.data?.list ?? []) : [])]
  const active = Math.min(chosen, entries.length - 1)
  const optionId = (index: number): string => `${id}-${index}`
  const onKey = (key: string): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step && entries.length > 0) {
      const next = (active + step + entries.length) % entries.length
      setChosen(next)
      document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' })
      return true
    }
    // As a press on the link, so that unsaved changes are asked about.
    if (key === 'Enter') document.getElementById(optionId(active))?.click()
    return key === 'Enter'
  }
  return (
    <Dialog title="跳转" onClose={onClose}>
      <input
        className="input"
        role="combobox"
        aria-label="页面、用户或 IP"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
        placeholder="页面、用户或 IP"
        autoComplete="off"
        spellCheck={false}
        data-first-focus
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosen(0)
        }}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && onKey(event.key)) event.preventDefault()
        }}
      />
      <div className={styles.results}>
        {/* What a combobox opens is a listbox to those who hear it; a select cannot hold links. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label="结果">
          {entries.map((entry, index) => (
            <Link
              key={entry.to}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              to={entry.to}
              className={styles.entry}
              onPointerMove={() => setChosen(index)}
              onClick={onClose}
            >
              <span>{entry.name}</span>
              <span>{entry.kind}</span>
            </Link>
          ))}
        </div>
        {entries.length === 0 && <p className={styles.none}>没有找到</p>}
      </div>
    </Dialog>
  )
}
