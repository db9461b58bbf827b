import { createStore } from './store.ts'

export type ToastKind = 'success' | 'info' | 'error'

export interface ToastAction {
  label: string
  run: () => void
}

interface Toast {
  id: number
  kind: ToastKind
  text: string
  action: ToastAction | undefined
}

const shownMs = 3200
/** Leaves users the time to notice a mistake and undo it. */
const shownWithActionMs = 10_000
const store = createStore<readonly Toast[]>([])
let lastId = 0

/**
 * Shows a short message with an optional action. A repeated text replaces its earlier toast. While the pointer or the focus is on a toast,
 * all stay.
 */
export const toast = (kind: ToastKind, text: string, action?: ToastAction): void => {
  const id = ++lastId
  store.set([...store.get().filter((toast) => toast.text !== text), { id, kind, text, action }].slice(-3))
  const end = (): void => {
    if (document.querySelector('output:is(:hover,:focus-within)')) setTimeout(end, shownMs)
    else dismissToast(id)
  }
  setTimeout(end, action ? shownWithActionMs : shownMs)
}

export const dismissToast = (id: number): void => store.set(store.get().filter((toast) => toast.id !== id))

export const useToasts = (): readonly Toast[] => store.use()
