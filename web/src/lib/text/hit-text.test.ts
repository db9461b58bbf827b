import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHitText, plainHitText } from './hit-text.ts'

const escapeAll = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;')

/** Mirrors the search service: quotes stay, and so does an ampersand that starts no entity. */
const escapeMarkup = (text: string): string =>
  text
    .replace(/&(?=#\d|#x[\da-f]|[a-z][a-z\d]*;|amp|lt|gt|quot)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

describe('parseHitText', () => {
  it('splits a name into matches and other text', () => {
    expect(parseHitText('看<em>庆余年</em>第二季')).toEqual([
      { text: '看', isHit: false },
      { text: '庆余年', isHit: true },
      { text: '第二季', isHit: false },
    ])
  })

  it.each([
    ['everything is', escapeAll],
    ['only markup is', escapeMarkup],
  ])('keeps every character of a text with escaped %s', (_, escape) => {
    const signs = fc.constantFrom('<', '>', '&', ';', '#', 'x', '39', 'lt', 'amp', 'quot', '"', "'", '庆')
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(signs).map((pieces) => pieces.join('')),
    )
    fc.assert(fc.property(text, (written) => plainHitText(escape(written)) === written))
  })

  it('never unescapes an entity twice', () => {
    expect(plainHitText('&amp;lt;img&amp;gt;')).toBe('&lt;img&gt;')
  })

  it.each(['<script>alert(1)</script>', '<em onclick=x>', '<img src=x onerror=y>', '<EM>'])(
    'keeps %s as plain characters',
    (html) => {
      expect(parseHitText(html)).toEqual([{ text: html, isHit: false }])
    },
  )

  it('accepts marks that are never closed or never opened', () => {
    expect(parseHitText('a<em>b')).toEqual([
      { text: 'a', isHit: false },
      { text: 'b', isHit: true },
    ])
    expect(plainHitText('a</em>b</em>')).toBe('ab')
  })
})
