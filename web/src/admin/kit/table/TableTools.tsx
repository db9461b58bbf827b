import { useState } from 'react'
import type { FormEvent } from 'react'
import { Input } from 'semantic-ui-react'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { closeIcon, refreshIcon } from '../../../ui/icons/icons.ts'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { bookmarkIcon, columnsIcon } from '../../icons.ts'
import { visibleColumns } from './columns.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { Column } from './columns.tsx'
import type { ListSpec, RowOf } from '../list/list-spec.ts'
import { tablePreferenceLimits, useTablePreferences } from './table-preferences.ts'
import type { TablePreferences } from './table-preferences.ts'
import type { ListPage } from '../list/use-list.ts'
import type { ListState } from '../list/use-list-state.ts'
import styles from './TableTools.module.css'

interface TableToolsProps<S extends ListSpec> {
  state: ListState<S>
  page: ListPage<S>
  columns: readonly Column<RowOf<S>>[]
}

/** Sort order (cards have no clickable titles), saved views, columns, export, refresh. */
export const TableTools = <S extends ListSpec>({ state, page, columns }: TableToolsProps<S>) => {
  const preferences = useTablePreferences(state.spec)
  return (
    <div className={styles.tools}>
      <SortChoice state={state} columns={columns} />
      <Popover label="视图" side="below" className="btn btn-icon" trigger={<Icon of={bookmarkIcon} />}>
        {(close) => <Views state={state} preferences={preferences} close={close} />}
      </Popover>
      <Popover label="显示的列" side="below" className="btn btn-icon" trigger={<Icon of={columnsIcon} />}>
        {() => <ColumnChoice columns={columns} preferences={preferences} />}
      </Popover>
      <ExportButton state={state} columns={visibleColumns(columns, preferences)} />
      <button type="button" className="btn btn-icon" aria-label="刷新" title="刷新" onClick={page.retry}>
        <Icon of={refreshIcon} />
      </button>
    </div>
  )
}

const SortChoice = <S extends ListSpec>({
  state,
  columns,
}: {
  state: ListState<S>
  columns: readonly Column<RowOf<S>>[]
}) => {
  const sortable = columns.filter((column) => column.canSort)
  if (sortable.length === 0) return null
  return (
    <select
      className={styles.sort}
      aria-label="排序"
      value={state.sort && `${state.sort}-${state.order}`}
      onChange={(event) => {
        const [column = '', order] = event.target.value.split('-')
        state.setSort(column, order === 'asc' ? 'asc' : 'desc')
      }}
    >
      <option value="">默认排序</option>
      {sortable.flatMap(({ key, title }) => [
        <option key={`${key}-desc`} value={`${key}-desc`}>
          {title} ↓
        </option>,
        <option key={`${key}-asc`} value={`${key}-asc`}>
          {title} ↑
        </option>,
      ])}
    </select>
  )
}

const ColumnChoice = <R extends object>({
  columns,
  preferences,
}: {
  columns: readonly Column<R>[]
  preferences: TablePreferences
}) => {
  const shown = visibleColumns(columns, preferences)
  return (
    <fieldset className={styles.columns}>
      <legend>显示的列</legend>
      {columns.slice(1).map((column) => (
        <label key={column.key}>
          <input
            type="checkbox"
            checked={shown.includes(column)}
            onChange={(event) => preferences.setColumn(column.key, event.target.checked)}
          />
          {column.title}
        </label>
      ))}
      <button type="button" className="btn btn-small" onClick={preferences.resetColumns}>
        恢复默认
      </button>
    </fieldset>
  )
}

const Views = <S extends ListSpec>({
  state,
  preferences,
  close,
}: {
  state: ListState<S>
  preferences: TablePreferences
  close: () => void
}) => {
  const [name, setName] = useState('')
  const save = (event: FormEvent): void => {
    event.preventDefault()
    preferences.saveView({ name, query: state.view })
    setName('')
  }
  return (
    <div className={styles.views}>
      <p>保存的视图</p>
      {preferences.views.length === 0 && <p className={styles.hint}>把现在的筛选和排序存下来，下次一点就到。</p>}
      <ul>
        {preferences.views.map((view) => (
          <li key={view.name}>
            <button
              type="button"
              className={styles.view}
              aria-current={view.query === state.view ? 'true' : undefined}
              onClick={() => {
                close()
                state.openView(view.query)
              }}
            >
              {view.name}
            </button>
            <button
              type="button"
              className="btn btn-icon btn-small"
              aria-label={`删除视图 ${view.name}`}
              onClick={() => preferences.removeView(view.name)}
            >
              <Icon of={closeIcon} size={16} />
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.save} onSubmit={save}>
        <Input
          aria-label="视图名称"
          placeholder="给现在的视图起名"
          value={name}
          maxLength={tablePreferenceLimits.nameLength}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn btn-soft" disabled={!name.trim()}>
          保存
        </button>
      </form>
    </div>
  )
}
