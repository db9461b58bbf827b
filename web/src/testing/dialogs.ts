import { vi } from 'vitest'

/** Lets dialogs open and close: jsdom has the element but not its methods. Call before each test. */
export const letDialogsOpen = (): void => {
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
