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
    ? value.filter((item): item is string => typeof item === 'string').slice(0, tablePreferenceLimits.columns)
    : []

const readViews = (value: unknown): SavedView[] =>
  Array.isArray(value)
    ? value.filter((view: Partial<SavedView> | null): view is SavedView =>
        Boolean(view && typeof view.name === 'string' && typeof view.query === 'string'),
      )
    : []

export const useTablePreferences = (table: string): TablePreferences => {
  const { tables } = usePreferences()
  const stored = tables[table] ?? {}
  const hidden = readStrings(stored.hidden)
  const shown = readStrings(stored.shown)
  const views = readViews(stored.views)
  const save = (change: Partial<typeof stored>): void =>
    savePreferences({ tables: { ...tables, [table]: { hidden, shown, views, ...change } } })
  const without = (list: readonly string[], key: string): string[] => list.filter((item) => item !== key)
  return {
    hidden,
    shown,
    views,
    setColumn: (key, isShown) =>
      save({
        hidden: isShown ? without(hidden, key) : [...without(hidden, key), key],
        shown: isShown ? [...without(shown, key), key] : without(shown, key),
      }),
    resetColumns: () => save({ hidden: [], shown: [] }),
    saveView: ({ name, query }) => {
      const view = {
        name: name.trim().slice(0, tablePreferenceLimits.nameLength),
        query: query.slice(0, tablePreferenceLimits.queryLength),
      }
      if (!view.name) return
      save({ views: [...views.filter((item) => item.name !== view.name), view].slice(-tablePreferenceLimits.views) })
    },
    removeView: (name) => save({ views: views.filter((view) => view.name !== name) }),
  }
}
