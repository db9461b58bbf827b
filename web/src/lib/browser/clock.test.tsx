import { render, screen } from '@testing-library/react'
import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NowContext, updateOldClock, useNow } from './clock.ts'

const renderedMs = Date.parse('2026-11-28T12:00:00+08:00')

const Page = () => {
  useEffect(() => updateOldClock(renderedMs))
  return (
    <NowContext value={renderedMs}>
      <Time />
    </NowContext>
  )
}

const Time = () => <time>{(useNow() - renderedMs) / 1000} s</time>

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

afterEach(() => void vi.useRealTimers())

it('keeps the ages of a page for a minute, then shows current ones', () => {
  vi.setSystemTime(renderedMs + 59_000)
  const { rerender } = render(<Page />)
  expect(screen.getByText('0 s')).toBeTruthy()
  vi.setSystemTime(renderedMs + 61_000)
  act(() => rerender(<Page />))
  expect(screen.getByText('61 s')).toBeTruthy()
  vi.setSystemTime(renderedMs + 110_000)
  act(() => rerender(<Page />))
  expect(screen.getByText('61 s')).toBeTruthy()
})
