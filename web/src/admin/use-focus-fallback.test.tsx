import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useFocusFallback } from './use-focus-fallback.ts'

interface PageProps {
  hasBar: boolean
  isOpen?: boolean
  isDisabled?: boolean
}

const Page = ({ hasBar, isOpen = false, isDisabled = false }: PageProps) => {
  useFocusFallback()
  return (
    <main id="main" tabIndex={-1}>
      <table>
        <tbody>
          <tr tabIndex={0}>
            <td>row</td>
          </tr>
        </tbody>
      </table>
      {hasBar && (
        <button type="button" disabled={isDisabled}>
          delete
        </button>
      )}
      {isOpen && (
        <dialog open>
          <button type="button">close</button>
        </dialog>
      )}
    </main>
  )
}

it('moves the focus to the list when the focused element disappears', async () => {
  const { rerender } = render(<Page hasBar />)
  screen.getByRole('button').focus()
  rerender(<Page hasBar={false} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row')))
})

it('moves the focus into an open dialog', async () => {
  const { rerender } = render(<Page hasBar />)
  screen.getByRole('button').focus()
  rerender(<Page hasBar={false} isOpen />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'close' })))
})

it('leaves the focus alone while its element stays', async () => {
  const { rerender } = render(<Page hasBar />)
  const button = screen.getByRole('button')
  button.focus()
  rerender(<Page hasBar isOpen />)
  await screen.findByRole('dialog')
  expect(document.activeElement).toBe(button)
})

/** Browsers take the focus from a disabled element, jsdom does not. */
const disable = (button: HTMLElement, rerender: (page: ReactNode) => void): void => {
  rerender(<Page hasBar isDisabled />)
  button.blur()
}

it('gives the focus back to a button that was disabled while its call ran', async () => {
  const { rerender } = render(<Page hasBar />)
  const button = screen.getByRole('button')
  button.focus()
  disable(button, rerender)
  await new Promise((resolve) => setTimeout(resolve, 50))
  rerender(<Page hasBar />)
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('moves the focus to the list when a button stays disabled', async () => {
  const { rerender } = render(<Page hasBar />)
  screen.getByRole('button').focus()
  disable(screen.getByRole('button'), rerender)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row')), { timeout: 5_000 })
})
