import { createStore } from './store.ts'

/** What a visitor's browser remembers between visits, all under one key. */
interface Preferences {
  /** Drives chosen last on the home page. */
  drives: string[]
  /** What was searched for here, latest first. */
  searches: string[]
  /** Date of the newest update note seen in the admin area. */
  notesSeen: string
  /** Text of the notice that was closed. */
  noticeClosed: string
  /** Whether the admin menu is folded to a rail. */
  railFolded: boolean
  /** Code of who invited this visitor, until it was used. */
  invite_code: string
  /** Per list of the admin area: columns left out, and views kept under a name. */
  tables: Record<string, { hidden?: string[]; shown?: string[]; views?: { name: string; query: string }[] }>
  /** Changes of many resources by this admin that may still be undone, latest first. */
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

/** A function is given what is remembered at this moment. */
export const savePreferences = (
  change: Partial<Preferences> | ((known: Preferences) => Partial<Preferences>),
): void => {
  const known = store.get()
  store.set({ ...known, ...(typeof change === 'function' ? change(known) : change) })
  try {
    localStorage.setItem(storageKey, JSON.stringify(store.get()))
  } catch {
    // A full or forbidden storage loses the memory, not the function.
  }
}

/** Reads the remembered values. Call once, after hydration. */
export const loadPreferences = (): void => {
  try {
    store.set({ ...defaults, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Preferences>) })
  } catch {
    store.set(defaults)
  }
}

const rememberedSearches = 10

/** Takes note of a search, to be offered again. */
export const rememberSearch = (q: string): void =>
  savePreferences({ searches: [q, ...store.get().searches.filter((one) => one !== q)].slice(0, rememberedSearches) })

export const forgetSearches = (): void => savePreferences({ searches: [] })
