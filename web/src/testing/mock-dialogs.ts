import { vi } from 'vitest'

/** Mocks `matchMedia` and the dialog methods that jsdom lacks. Call before each test. */
export const mockDialogs = (): void => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'))
  }
}
