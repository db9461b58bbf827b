import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusFallback } from './use-focus-fallback.ts'

const Page = ({ hasBar, isOpen = false }: { hasBar: boolean; isOpen?: boolean }) => {
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
      {hasBar && <button type="button">delete</button>}
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
