import { expect, it } from 'vitest'
import { resolveImageUrl } from './image-url.ts'

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
])('resolves %s to a URL that a page may load', (stored, shown) => {
  expect(resolveImageUrl(stored, host)).toBe(shown)
})

it('keeps URLs of this site as configured, also without a configured host', () => {
  expect(resolveImageUrl('{host}/a.jpg', 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080/a.jpg')
  expect(resolveImageUrl('{host}/a.jpg', '')).toBe('/a.jpg')
})
