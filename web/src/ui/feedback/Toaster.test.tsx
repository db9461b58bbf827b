import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from '../../lib/browser/toast.ts'
import { Toaster } from './Toaster.tsx'

const undo = { label: '撤销', run: vi.fn() }
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
  // jsdom focuses nothing in a popover, because it cannot open one.
  screen.getByRole('status', { hidden: true }).style.display = 'block'
})

afterEach(() => {
  pass(60_000)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows a message for 3 seconds, and one with an action for 10', () => {
  act(() => {
    toast('success', '已更新')
    toast('success', '已删除', undo)
  })
  pass(3_100)
  expect([screen.queryByText('已更新'), screen.queryByText('已删除')]).toEqual([null, expect.anything()])
  pass(7_000)
  expect(screen.queryByText('已删除')).toBeNull()
})

it('keeps a message while its button has the focus', () => {
  act(() => toast('success', '已删除', undo))
  act(() => button('撤销').focus())
  pass(60_000)
  act(() => button('撤销').blur())
  expect(screen.getByText('已删除')).toBeTruthy()
  pass(10_000)
  expect(screen.queryByText('已删除')).toBeNull()
})

it('lets later messages go after a pressed button disappeared with the focus', () => {
  act(() => toast('success', '已删除', undo))
  act(() => button('撤销').focus())
  act(() => button('撤销').click())
  act(() => toast('success', '已撤销'))
  pass(3_100)
  expect([undo.run.mock.calls.length, screen.queryByText('已撤销')]).toEqual([1, null])
})

it('keeps the focus on a button when another message comes and goes', () => {
  const output = screen.getByRole('status', { hidden: true })
  // In a browser, hidden elements lose the focus.
  const hidePopover = vi.fn(() => output.querySelector<HTMLElement>(':focus')?.blur())
  const matches = (selector: string) => selector === ':popover-open' || Element.prototype.matches.call(output, selector)
  Object.assign(output, { showPopover: vi.fn(), hidePopover, matches })
  act(() => toast('success', '已更新'))
  act(() => toast('success', '已删除', undo))
  act(() => button('撤销').focus())
  act(() => toast('info', '有新的版本'))
  expect(document.activeElement).toBe(button('撤销'))
  act(() => button('撤销').blur())
  pass(3_100)
  expect(screen.queryByText('有新的版本')).toBeNull()
})

it('asks nothing of a page that is gone', () => {
  act(() => toast('success', '已更新'))
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})
