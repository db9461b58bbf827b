import { createStore } from '../browser/store.ts'

export interface Session {
  token: string
  user: { id: number; username: string; email: string; role: string }
}

const storageKey = 'pandex.session'
const store = createStore<Session | null | undefined>(undefined)

/** Null on the server and without a logged-in user. */
export const readSession = (): Session | null => {
  if (typeof localStorage === 'undefined') return null
  if (store.get() === undefined) store.set(loadSession())
  return store.get() ?? null
}

export const saveSession = (session: Session): void => {
  localStorage.setItem(storageKey, JSON.stringify(session))
  store.set(session)
}

export const clearSession = (): void => {
  localStorage.removeItem(storageKey)
  store.set(null)
}

/** Undefined until localStorage was read, so that the first render equals the server's. */
export const useSession = (): Session | null | undefined => store.use()

/** Applies logins and logouts of other tabs. Call once, in the browser. */
export const watchSession = (): void => {
  readSession()
  addEventListener('storage', (event) => {
    if (event.key === storageKey) store.set(loadSession())
  })
}

export const isAdmin = (session: Session | null | undefined): boolean => session?.user.role === 'admin'

const loadSession = (): Session | null => {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Session> | null
    return value?.token && value.user ? { token: value.token, user: value.user } : null
  } catch {
    return null
  }
}
