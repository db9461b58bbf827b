// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { themeOfCookie, toggleTheme } from './theme.ts'

const preferDark = (isDark: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
}

beforeEach(() => {
  delete document.documentElement.dataset.theme
})

afterEach(() => vi.unstubAllGlobals())

describe('theme', () => {
  it('follows the cookie, and the system without one', () => {
    expect([
      themeOfCookie('true'),
      themeOfCookie('1'),
      themeOfCookie('false'),
      themeOfCookie('0'),
      themeOfCookie(undefined),
      themeOfCookie('x'),
    ]).toEqual(['dark', 'dark', 'light', 'light', undefined, undefined])
  })

  it('leaves the system preference at the first toggle, and returns to it at the second', () => {
    preferDark(true)
    expect(toggleTheme()).toBe('light')
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(toggleTheme()).toBe('dark')
  })

  it('stores the choice in the cookie is_dark for 300 days', () => {
    preferDark(false)
    const written = vi.spyOn(document, 'cookie', 'set')
    toggleTheme()
    expect(written).toHaveBeenCalledWith('is_dark=true; path=/; max-age=25920000; samesite=lax')
  })
})
