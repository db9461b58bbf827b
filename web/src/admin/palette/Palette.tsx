import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { openImportDialog } from '../../shared/import/import-dialog-state.ts'
import { logOut } from '../../lib/session/log-out.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { toggleTheme } from '../../lib/browser/theme.ts'
import { useDebounced } from '../../lib/browser/use-delayed.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { findActions, findJobs, findPages, findRecords, minQueryLength } from './entries.ts'
import type { PaletteEntry } from './entries.ts'
import styles from './Palette.module.css'

const debounceMs = 200
const maxRecords = 5
const placeholder = '页面、资源、用户、任务或操作'

interface PaletteProps {
  onHelp: () => void
  onClose: () => void
}

export const Palette = ({ onHelp, onClose }: PaletteProps) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const client = useQueryClient()
  const q = useDebounced(text.trim(), debounceMs)
  const isAsking = q.length >= minQueryLength
  const options = { enabled: isAsking, staleTime: 30_000 }
  const users = useQuery({ ...queryOf('GET /admin/v1/user/list', { q, size: maxRecords }), ...options })
  const disks = useQuery({ ...queryOf('GET /admin/v1/disk/list', { q, size: maxRecords }), ...options })
  const actions = [
    { name: '导入资源', run: openImportDialog },
    { name: '切换深色或浅色', run: () => void toggleTheme() },
    { name: '键盘操作说明', run: onHelp },
    { name: '退出登录', run: () => void logOut(client) },
  ]
  const records = {
    users: isAsking ? (users.data?.list ?? []) : [],
    disks: isAsking ? (disks.data?.list ?? []) : [],
  }
  const entries = [...findPages(text), ...findActions(text, actions), ...findJobs(text), ...findRecords(text, records)]
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
    // A click on the link, so that the leave guard can intercept it.
    if (key === 'Enter') document.getElementById(optionId(active))?.click()
    return key === 'Enter'
  }
  return (
    <Dialog title="查找" onClose={onClose}>
      <input
        className="input"
        role="combobox"
        aria-label={placeholder}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
        placeholder={placeholder}
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
        {/* A combobox opens a listbox for screen readers; a select element cannot contain links. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label="结果">
          {entries.map((entry, index) => (
            <Option
              key={'to' in entry ? entry.to : entry.name}
              id={optionId(index)}
              entry={entry}
              isActive={index === active}
              onHover={() => setChosen(index)}
              onClose={onClose}
            />
          ))}
        </div>
        {entries.length === 0 && <p className={styles.none}>没有找到</p>}
      </div>
    </Dialog>
  )
}

interface OptionProps {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onHover: () => void
  onClose: () => void
}

const Option = ({ id, entry, isActive, onHover, onClose }: OptionProps) => {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.entry,
    onPointerMove: onHover,
  } as const
  const content = (
    <>
      <span>{entry.name}</span>
      <span>{entry.kind}</span>
    </>
  )
  if ('to' in entry) {
    return (
      <Link {...shared} to={entry.to} onClick={onClose}>
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...shared}
      onClick={() => {
        onClose()
        entry.run()
      }}
    >
      {content}
    </button>
  )
}
