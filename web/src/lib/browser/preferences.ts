import { createStore } from './store.ts'

interface Preferences {
  drives: string[]
  searches: string[]
  /** Date of the newest update note that this admin has seen. */
  notesSeen: string
  noticeClosed: string
  railFolded: boolean
  /** Code of the inviter, until it is used. */
  invite_code: string
  tables: Record<
    string,
    {
      hidden?: string[]
      shown?: string[]
      order?: string[]
      widths?: Record<string, number>
      views?: { name: string; query: string }[]
    }
  >
  diskChanges: { undo: string; words: string; at: string }[]
}

const storageKey = 'pandex.preferences'
const defaults: Preferences = {
  drives: [],
  searches: [],
  notesSeen: '',
  noticeClosed: '',
  railFolded: false,
  invite_code: '',
  tables: {},
  diskChanges: [],
}
const store = createStore<Preferences>(defaults)

export const usePreferences = (): Preferences => store.use()

/** Pass a function to derive the change from the current preferences. */
export const savePreferences = (
  change: Partial<Preferences> | ((current: Preferences) => Partial<Preferences>),
): void => {
  const current = store.get()
  store.set({ ...current, ...(typeof change === 'function' ? change(current) : change) })
  try {
    localStorage.setItem(storageKey, JSON.stringify(store.get()))
  } catch {
    // Storage is full or forbidden: the preferences last until the page is closed.
  }
}

/** Call once, after hydration: the first render must equal the server's. */
export const loadPreferences = (): void => {
  try {
    store.set({ ...defaults, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Preferences>) })
  } catch {
    store.set(defaults)
  }
}

const maxSearches = 10

export const rememberSearch = (q: string): void =>
  savePreferences({ searches: [q, ...store.get().searches.filter((search) => search !== q)].slice(0, maxSearches) })

export const forgetSearches = (): void => savePreferences({ searches: [] })
