import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { closeIcon, filterIcon, searchIcon } from '../../../ui/icons/icons.ts'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { activeFilters, dayOf, dayValue, optionsOf } from './filters.ts'
import type { Filter } from './filters.ts'
import type { FilterName, ListSpec } from './list-spec.ts'
import type { ListState } from './use-list-state.ts'
import { mainFilterAttribute } from '../table/use-table-keys.ts'
import styles from './FilterBar.module.css'

interface FilterBarProps<S extends ListSpec> {
  filters: readonly Filter<S>[]
  state: ListState<S>
}

/** One line: the main text field and a button for the other filters. Active filters follow below, each with a button to remove it. */
export const FilterBar = <S extends ListSpec>({ filters, state }: FilterBarProps<S>) => {
  const active = activeFilters(filters, state.filters)
  const main = filters.find(({ kind }) => kind === 'text')
  const others = filters.filter((filter) => filter !== main)
  const activeCount = active.filter(({ name }) => name !== main?.name).length
  return (
    <section className={styles.area} aria-label="筛选">
      <div className={styles.bar}>
        {main?.kind === 'text' && <ListTextFilter filter={main} state={state} isMain />}
        {others.length > 0 && (
          <Popover
            label={activeCount > 0 ? `筛选 ${activeCount} 项条件` : '筛选条件'}
            side="below-start"
            className={`${styles.open} ${activeCount > 0 ? styles.isSet : ''}`}
            trigger={
              <>
                <Icon of={filterIcon} size={16} />
                筛选 {activeCount > 0 && <span className="num">{activeCount}</span>}
              </>
            }
          >
            {(close) => (
              <div className={styles.panel}>
                {others.map((filter) => (
                  <FilterField key={filter.name} filter={filter} state={state} />
                ))}
                <button type="button" className="btn btn-soft" onClick={close}>
                  完成
                </button>
              </div>
            )}
          </Popover>
        )}
      </div>
      {active.length > 0 && (
        <ul className={styles.chips} aria-label="已选条件">
          {active.map(({ name, label, valueLabel }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                onClick={() => state.setFilter(name, '')}
                aria-label={`取消${label}：${valueLabel}`}
              >
                <span>
                  {label}：<b>{valueLabel}</b>
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

const FilterField = <S extends ListSpec>({ filter, state }: { filter: Filter<S>; state: ListState<S> }) => {
  const value = state.filters[filter.name] ?? ''
  if (filter.kind === 'text') {
    return (
      <div className={styles.field}>
        <span aria-hidden="true">{filter.label}</span>
        <ListTextFilter filter={filter} state={state} isMain={false} />
      </div>
    )
  }
  return (
    <label className={styles.field}>
      <span>{filter.label}</span>
      {filter.kind === 'day' ? (
        <input
          type="date"
          value={dayOf(value) || (filter.defaultDay ?? '')}
          onChange={({ target }) =>
            state.setFilter(filter.name, target.value === filter.defaultDay ? '' : dayValue(target.value, filter.edge))
          }
        />
      ) : (
        <select
          value={value}
          data-set={value !== ''}
          onChange={(event) => state.setFilter(filter.name, event.target.value)}
        >
          <option value="">不限</option>
          {optionsOf(filter).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </label>
  )
}

interface ListTextFilterProps<S extends ListSpec> {
  filter: { name: FilterName<S>; label: string; placeholder?: string | undefined; width?: number | undefined }
  state: ListState<S>
  isMain: boolean
}

const ListTextFilter = <S extends ListSpec>({ filter, state, isMain }: ListTextFilterProps<S>) => {
  const value = state.filters[filter.name] ?? ''
  return (
    <TextFilter
      label={filter.label}
      placeholder={filter.placeholder ?? filter.label}
      value={value}
      isMain={isMain}
      width={filter.width ?? 16}
      // Replaces the history entry, so that one back step removes the whole typed text.
      onChange={(next) => state.setFilter(filter.name, next, value !== '' && next !== '')}
    />
  )
}

const debounceMs = 300

interface TextFilterProps {
  label: string
  placeholder: string
  value: string
  isMain: boolean
  /** em */
  width: number
  onChange: (value: string) => void
}

/** Reports the text after a pause in typing, at once on Enter. */
export const TextFilter = ({ label, placeholder, value, isMain, width, onChange }: TextFilterProps) => {
  const [draft, setDraft] = useState(value)
  const reported = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Accepts a value from outside (a chip, the back button), but not the echo of its own change.
  useEffect(() => {
    if (reported.current === value) return
    clearTimeout(timer.current)
    reported.current = value
    setDraft(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const report = (text: string): void => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === reported.current) return
    reported.current = next
    onChange(next)
  }
  // The timer must call the latest `report`: the URL may have changed since the key press.
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
  })
  return (
    <label
      className={styles.text}
      style={{ flexBasis: `min(${width}em, 60%)`, maxWidth: `min(100%, ${width * 1.75}em)` }}
    >
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
          timer.current = setTimeout(() => latest.current(text), debounceMs)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report(draft)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
    </label>
  )
}
