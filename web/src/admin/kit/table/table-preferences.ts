import { savePreferences, usePreferences } from '../../../lib/browser/preferences.ts'

export interface SavedView {
  name: string
  query: string
}

export interface TablePreferences {
  /** `hidden`: columns that are switched off; `shown`: optional columns that are switched on. */
  hidden: readonly string[]
  shown: readonly string[]
  views: readonly SavedView[]
  setColumn: (key: string, isShown: boolean) => void
  resetColumns: () => void
  /** Replaces a view of the same name; over the limit, the oldest view is dropped. */
  saveView: (view: SavedView) => void
  removeView: (name: string) => void
}

/** Limits of the storage key, which all tables share. */
export const tablePreferenceLimits = { views: 12, nameLength: 20, queryLength: 600, columns: 60 }

/** Stored values are untrusted. */
const readStrings = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string').slice(0, tablePreferenceLimits.columns)
    : []

const readViews = (value: unknown): SavedView[] =>
  Array.isArray(value)
    ? value.filter((view: Partial<SavedView> | null): view is SavedView =>
        Boolean(view && typeof view.name === 'string' && typeof view.query === 'string'),
      )
    : []

export const useTablePreferences = (table: string): TablePreferences => {
  const { tables } = usePreferences()
  const known = tables[table] ?? {}
  const hidden = readStrings(known.hidden)
  const shown = readStrings(known.shown)
  const views = readViews(known.views)
  const save = (change: Partial<typeof known>): void =>
    savePreferences({ tables: { ...tables, [table]: { hidden, shown, views, ...change } } })
  const others = (list: readonly string[], key: string): string[] => list.filter((one) => one !== key)
  return {
    hidden,
    shown,
    views,
    setColumn: (key, isShown) =>
      save({
        hidden: isShown ? others(hidden, key) : [...others(hidden, key), key],
        shown: isShown ? [...others(shown, key), key] : others(shown, key),
      }),
    resetColumns: () => save({ hidden: [], shown: [] }),
    saveView: ({ name, query }) => {
      const view = {
        name: name.trim().slice(0, tablePreferenceLimits.nameLength),
        query: query.slice(0, tablePreferenceLimits.queryLength),
      }
      if (!view.name) return
      save({ views: [...views.filter((one) => one.name !== view.name), view].slice(-tablePreferenceLimits.views) })
    },
    removeView: (name) => save({ views: views.filter((view) => view.name !== name) }),
  }
}
