import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon, closeIcon, searchIcon } from '../../ui/icons.ts'
import { activeFilters, dayOf, dayValue, optionsOf } from './filters.ts'
import type { Filter } from './filters.ts'
import type { ListSpec } from './list-route.ts'
import type { ListState } from './use-list-state.ts'
import { mainFilterAttribute } from './use-table-keys.ts'
import styles from './FilterBar.module.css'

interface FilterBarProps<S extends ListSpec> {
  filters: readonly Filter<S>[]
  state: ListState<S>
}

/** What the list is narrowed by: one line that wraps, and below it what is set, each to be taken off by a press. */
export const FilterBar = <S extends ListSpec>({ filters, state }: FilterBarProps<S>) => {
  const active = activeFilters(filters, state.filters)
  const mainName = filters.find(({ kind }) => kind === 'text')?.name
  const [isWhole, setWhole] = useState(false)
  const shown = filters.filter(({ name, isRare = false }) => !isRare || isWhole || state.filters[name])
  return (
    <section className={styles.area} aria-label="筛选">
      <div className={styles.bar}>
        {shown.map((filter) => (
          <FilterControl key={filter.name} filter={filter} state={state} isMain={filter.name === mainName} />
        ))}
        {filters.some(({ isRare }) => isRare) && (
          <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '收起' : '更多筛选'}
            <Icon of={chevronDownIcon} size={16} />
          </button>
        )}
      </div>
      {active.length > 0 && (
        <ul className={styles.chips} aria-label="已选条件">
          {active.map(({ name, label, words }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                onClick={() => state.setFilter(name, '')}
                aria-label={`取消${label}：${words}`}
              >
                <span>
                  {label}：<b>{words}</b>
                </span>
                <Icon of={closeIcon} size={14} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.reset} onClick={state.clearFilters}>
              清空筛选
            </button>
          </li>
        </ul>
      )}
    </section>
  )
}

const FilterControl = <S extends ListSpec>({
  filter,
  state,
  isMain,
}: {
  filter: Filter<S>
  state: ListState<S>
  isMain: boolean
}) => {
  const value = state.filters[filter.name] ?? ''
  if (filter.kind === 'text') {
    return (
      <TextFilter
        label={filter.label}
        placeholder={filter.placeholder ?? filter.label}
        value={value}
        isMain={isMain}
        width={filter.width ?? 16}
        // Letters typed one after the other are one step back.
        onChange={(next) => state.setFilter(filter.name, next, value !== '' && next !== '')}
      />
    )
  }
  if (filter.kind === 'day') {
    return (
      <label className={styles.day}>
        <span>{filter.label}</span>
        <input
          type="date"
          value={dayOf(value) || (filter.otherwise ?? '')}
          onChange={({ target }) =>
            state.setFilter(filter.name, target.value === filter.otherwise ? '' : dayValue(target.value, filter.edge))
          }
        />
      </label>
    )
  }
  return (
    <select
      className={styles.choice}
      aria-label={filter.label}
      value={value}
      data-set={value !== ''}
      onChange={(event) => state.setFilter(filter.name, event.target.value)}
    >
      <option value="">{filter.label}</option>
      {optionsOf(filter).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

const settleMs = 300

interface TextFilterProps {
  label: string
  placeholder: string
  value: string
  isMain: boolean
  /** em */
  width: number
  onChange: (value: string) => void
}

/** Tells what was typed once the fingers rest, at once on Enter. */
export const TextFilter = ({ label, placeholder, value, isMain, width, onChange }: TextFilterProps) => {
  const [draft, setDraft] = useState(value)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A value from elsewhere (a chip, the back button) is taken over; one's own coming back is not.
  useEffect(() => {
    if (told.current === value) return
    clearTimeout(timer.current)
    told.current = value
    setDraft(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = (text: string): void => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === told.current) return
    told.current = next
    onChange(next)
  }
  // The latest `tell` must run, not that of the render in which the key was pressed: the address may have moved on.
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  return (
    <label className={styles.text} style={{ flexBasis: `${width}em`, maxWidth: `min(100%, ${width * 1.75}em)` }}>
      <Icon of={searchIcon} size={16} />
      <input
        {...(isMain && mainFilterAttribute)}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={draft}
        onChange={(event) => {
          const text = event.target.value
          setDraft(text)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => latest.current(text), settleMs)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(draft)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
    </label>
  )
}
