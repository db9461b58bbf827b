import { createStore } from '../../lib/browser/store.ts'

/** Initial text of the import dialog; undefined while it is closed. */
const store = createStore<string | undefined>(undefined)

export const openImportDialog = (): void => store.set('')

export const openImportDialogWith = (text: string): void => store.set(text)
export const closeImportDialog = (): void => store.set(undefined)
export const useImportText = (): string | undefined => store.use()
export const useImportIsOpen = (): boolean => store.use() !== undefined
