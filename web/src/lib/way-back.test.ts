import { describe, expect, it } from 'vitest'
import { loginAddress, readWayBack } from './way-back.ts'

describe('the way back from the login page', () => {
  it('leads to the page with its query', () => {
    const address = loginAddress({ pathname: '/profile', search: '?tab=coin&page=2' })
    expect(address).toMatch(/^\/login\?/)
    expect(readWayBack(address.slice('/login'.length))).toBe('/profile?tab=coin&page=2')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /a',
    '/a\n',
    '',
  ])('does not lead away from the site (%j)', (address) =>
    expect(readWayBack(`?${new URLSearchParams({ back: address }).toString()}`)).toBe(''),
  )
})
