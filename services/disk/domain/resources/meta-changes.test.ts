import { expect, it } from 'vitest'
import { changeMeta } from './meta-changes.ts'
import type { MetaChanges } from './meta-changes.ts'

const stored = { decompress_password: 'unzip', description: '说明', posters_url: '', cost_coin: 5, robots: 1 }

it('absent fields are kept, empty ones are cleared', () => {
  expect(changeMeta(stored, {})).toEqual(stored)
  const emptied = { decompress_password: '', description: '', posters_url: '', cost_coin: 0, robots: 0 }
  expect(changeMeta(stored, emptied)).toEqual(emptied)
})

it.each(['', 'https://img.example.com/a.jpg', '/posters/1.webp', '{host}/posters/1.webp', '{host}'])(
  'accepts the poster %j',
  (posters_url) => {
    expect(changeMeta(stored, { posters_url }).posters_url).toBe(posters_url)
  },
)

it('upgrades the poster to https', () => {
  expect(changeMeta(stored, { posters_url: 'http://example.com/a.jpg' }).posters_url).toBe('https://example.com/a.jpg')
})

it.each(['x', 'http://127.0.0.1/x', 'https://localhost/x', 'http://example.com:8080/x'])(
  'tells the admin why the poster %j is refused',
  (posters_url) => {
    expect(() => changeMeta(stored, { posters_url })).toThrow('请输入正确的URL地址')
  },
)

it.each<MetaChanges>([
  { posters_url: 'javascript:alert(1)' },
  { posters_url: 'data:image/png;base64,AAAA' },
  { posters_url: 'no address' },
  { posters_url: '{host}.evil.example/a' },
  { posters_url: `https://example.com/${'a'.repeat(500)}` },
  { cost_coin: -1 },
  { cost_coin: 1.5 },
  { cost_coin: 1_000_001 },
  { cost_coin: Number.NaN },
  { robots: 2 },
  { decompress_password: 'x'.repeat(201) },
  { decompress_password: 'a\0b' },
  { description: 'x'.repeat(20_001) },
])('refuses %o and names the field', (changes) => {
  expect(() => changeMeta(stored, changes)).toThrow(
    expect.objectContaining({ code: 'disk.bad_meta', details: { fields: Object.keys(changes) } }),
  )
})
