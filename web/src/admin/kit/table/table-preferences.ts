import { columnWidthLimits, listViewLimits } from '@pandex/contracts/list-view'
import { savePreferences, usePreferences } from '../../../lib/browser/preferences.ts'

/** A view that an earlier version kept in this browser. */
export interface LocalView {
  name: string
  query: string
}

export interface ColumnPreferences {
  /** `hidden`: columns that are switched off; `shown`: optional columns that are switched on. */
  hidden: string[]
  shown: string[]
  /** Empty for the default order. */
  order: string[]
  /** Pixels by column. */
  widths: Record<string, number>
}

export interface TablePreferences {
  columns: ColumnPreferences
  localViews: readonly LocalView[]
  setShown: (key: string, isShown: boolean) => void
  setOrder: (keys: string[]) => void
  /** @param width pixels; undefined for the default */
  setWidth: (key: string, width: number | undefined) => void
  setColumns: (columns: ColumnPreferences) => void
  resetColumns: () => void
  removeLocalView: (name: string) => void
}

const defaultColumns: ColumnPreferences = { hidden: [], shown: [], order: [], widths: {} }

/** Stored values are untrusted. */
const readStrings = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string').slice(0, listViewLimits.columns)
    : []

export const clampWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, columnWidthLimits.min), columnWidthLimits.max))

const readWidths = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(value && typeof value === 'object' ? value : {})
      .filter((entry): entry is [string, number] => Number.isFinite(entry[1]))
      .slice(0, listViewLimits.columns)
      .map(([key, width]) => [key, clampWidth(width)]),
  )

const readLocalViews = (value: unknown): LocalView[] =>
  Array.isArray(value)
    ? value.filter((view: Partial<LocalView> | null): view is LocalView =>
        Boolean(view && typeof view.name === 'string' && typeof view.query === 'string'),
      )
    : []

interface StoredTable extends ColumnPreferences {
  views: LocalView[]
}

const readTable = (stored: Partial<Record<keyof StoredTable, unknown>> = {}): StoredTable => ({
  hidden: readStrings(stored.hidden),
  shown: readStrings(stored.shown),
  order: readStrings(stored.order),
  widths: readWidths(stored.widths),
  views: readLocalViews(stored.views),
})

const without = (list: readonly string[], key: string): string[] => list.filter((item) => item !== key)

/** Columns of a list, kept in this browser. */
export const useTablePreferences = (table: string): TablePreferences => {
  const { views, ...columns } = readTable(usePreferences().tables[table])
  const save = (change: (current: StoredTable) => Partial<StoredTable>): void =>
    savePreferences(({ tables }) => {
      const current = readTable(tables[table])
      return { tables: { ...tables, [table]: { ...current, ...change(current) } } }
    })
  return {
    columns,
    localViews: views,
    setShown: (key, isShown) =>
      save(({ hidden, shown }) => ({
        hidden: isShown ? without(hidden, key) : [...without(hidden, key), key],
        shown: isShown ? [...without(shown, key), key] : without(shown, key),
      })),
    setOrder: (order) => save(() => ({ order })),
    setWidth: (key, width) =>
      save(({ widths: { [key]: _previous, ...others } }) => ({
        widths: width === undefined ? others : { ...others, [key]: clampWidth(width) },
      })),
    setColumns: ({ hidden, shown, order, widths }) => save(() => ({ hidden, shown, order, widths })),
    resetColumns: () => save(() => defaultColumns),
    removeLocalView: (name) => save((current) => ({ views: current.views.filter((view) => view.name !== name) })),
  }
}
