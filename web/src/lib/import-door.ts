import { createStore } from './store.ts'

const store = createStore(false)

/** Opens the import dialog from anywhere. */
export const openImport = (): void => store.set(true)
export const closeImport = (): void => store.set(false)
export const useImportIsOpen = (): boolean => store.use()
