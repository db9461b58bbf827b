import { expect, it } from 'vitest'
import { keywordOfReferrer } from './own-referrer.ts'

it.each([
  ['the search page', 'http://127.0.0.1:8080/search?q=%E4%B8%89%E4%BD%93', '三体'],
  ['a further page with filters', 'http://127.0.0.1:8080/search?q=a+site%3Aquark&page=2', 'a site:quark'],
  ['the configured address', 'https://pan.example.com/search?q=a', 'a'],
  ['another page', 'http://127.0.0.1:8080/doc/a?q=a', undefined],
  ['a search without a keyword', 'http://127.0.0.1:8080/search?user=a', undefined],
  ['a blank keyword', 'http://127.0.0.1:8080/search?q=%20', undefined],
  ['another site', 'https://elsewhere.example.com/search?q=a', undefined],
  ['no address', 'search?q=a', undefined],
  ['nowhere', undefined, undefined],
])('reads the keyword of %s', (_, referer, expected) => {
  const headers = { host: '127.0.0.1:8080', ...(referer !== undefined && { referer }) }
  expect(keywordOfReferrer(headers, 'https://pan.example.com')).toBe(expected)
})
