import { expect, it } from 'vitest'
import { posterAddress } from './poster-address.ts'

const host = 'https://example.com'

it.each([
  ['{host}/a.jpg', 'https://example.com/a.jpg'],
  ['https://img.example.net/a.jpg', 'https://img.example.net/a.jpg'],
  ['http://img.example.net/a.jpg', 'https://img.example.net/a.jpg'],
  ['/static/a.jpg', '/static/a.jpg'],
  ['', ''],
  ['javascript:alert(1)', ''],
  ['data:image/png;base64,AAAA', ''],
  ['//img.example.net/a.jpg', ''],
  ['/\\img.example.net/a.jpg', ''],
  ['https:///a.jpg', ''],
])('makes of %s what a page may show', (stored, shown) => {
  expect(posterAddress(stored, host)).toBe(shown)
})

it('leaves this site as it was configured, and finds it without a configured address', () => {
  expect(posterAddress('{host}/a.jpg', 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080/a.jpg')
  expect(posterAddress('{host}/a.jpg', '')).toBe('/a.jpg')
})
