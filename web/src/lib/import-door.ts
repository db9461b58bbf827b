import { createStore } from './store.ts'

/** Initial text of the import dialog; undefined while it is closed. */
const store = createStore<string | undefined>(undefined)

export const openImport = (): void => store.set('')

export const openImportWith = (text: string): void => store.set(text)
export const closeImport = (): void => store.set(undefined)
export const useImportText = (): string | undefined => store.use()
export const useImportIsOpen = (): boolean => store.use() !== undefined
