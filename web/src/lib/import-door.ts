import { createStore } from './store.ts'

/** The text that the dialog begins with; undefined while it is closed. */
const store = createStore<string | undefined>(undefined)

/** Opens the import dialog from anywhere. */
export const openImport = (): void => store.set('')

/** The same with a text already in it. */
export const openImportWith = (text: string): void => store.set(text)
export const closeImport = (): void => store.set(undefined)
export const useImportText = (): string | undefined => store.use()
export const useImportIsOpen = (): boolean => store.use() !== undefined
