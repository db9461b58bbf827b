import { createStore } from './store.ts'

export type ToastKind = 'success' | 'info' | 'error'

interface Toast {
  id: number
  kind: ToastKind
  text: string
}

const shownMs = 3200
const store = createStore<readonly Toast[]>([])
let lastId = 0

/** Shows a short message for a moment. The same text twice is shown once. */
export const toast = (kind: ToastKind, text: string): void => {
  const id = ++lastId
  store.set([...store.get().filter((one) => one.text !== text), { id, kind, text }].slice(-3))
  setTimeout(() => dismissToast(id), shownMs)
}

export const dismissToast = (id: number): void => store.set(store.get().filter((one) => one.id !== id))

export const useToasts = (): readonly Toast[] => store.use()
