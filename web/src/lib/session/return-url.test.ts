import { describe, expect, it } from 'vitest'
import { loginAddress, readReturnUrl } from './return-url.ts'

describe('the return URL', () => {
  it('is the page with its query', () => {
    const address = loginAddress({ pathname: '/profile', search: '?tab=coin&page=2' })
    expect(address).toMatch(/^\/login\?/)
    expect(readReturnUrl(address.slice('/login'.length))).toBe('/profile?tab=coin&page=2')
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
  ])('never leaves the site (%j)', (address) =>
    expect(readReturnUrl(`?${new URLSearchParams({ back: address }).toString()}`)).toBe(''),
  )
})
