import { createStore } from './store.ts'

export type ToastKind = 'success' | 'info' | 'error'

export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  action: ToastAction | undefined
}

const store = createStore<readonly Toast[]>([])
let lastId = 0

/** Shows a short message with an optional action. A repeated text replaces its earlier toast. */
export const toast = (kind: ToastKind, text: string, action?: ToastAction): void => {
  const id = ++lastId
  store.set([...store.get().filter((toast) => toast.text !== text), { id, kind, text, action }].slice(-3))
}

export const dismissToast = (id: number): void => store.set(store.get().filter((toast) => toast.id !== id))

export const useToasts = (): readonly Toast[] => store.use()
