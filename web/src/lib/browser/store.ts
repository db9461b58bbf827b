import { useSyncExternalStore } from 'react'

/** A value outside React that components subscribe to. The server render always uses the initial value. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  use: () => T
}

export const createStore = <T>(initial: T): Store<T> => {
  let current = initial
  const listeners = new Set<() => void>()
  const get = (): T => current
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
