import { expect, it } from 'vitest'
import { checkItem, orderIds } from './stored-item.ts'
import type { ItemValues } from './stored-item.ts'

const item: ItemValues = { name: '豆瓣', url: '', image: '', text: '', enabled: true }

it('trims the words of an item and keeps the lines of its text', () => {
  const given = {
    name: ' 豆瓣 ',
    url: ' https://example.com ',
    image: ' /logo.svg\n',
    text: '\n一\n二 ',
    enabled: false,
  }
  expect(checkItem(given)).toEqual({
    name: '豆瓣',
    url: 'https://example.com',
    image: '/logo.svg',
    text: '一\n二',
    enabled: false,
  })
})

it.each(['', '/', '/search?q=%E5%BA%86', '/static/upload/a.webp', 'https://example.com/a?b=1#c', 'HTTP://例子.中国/'])(
  'accepts the address %j',
  (address) => {
    const image = address.replace(/^http:/i, 'https:')
    expect(checkItem({ ...item, url: address, image: address })).toMatchObject({ url: address, image })
  },
)

it.each(['http://127.0.0.1/a.png', 'https://localhost/a.png', 'http://img.example.com:8080/a.png'])(
  'refuses the image %j, which visitors could not see, and accepts it as a link',
  (address) => {
    expect(checkItem({ ...item, url: address })).toMatchObject({ url: address })
    expect(() => checkItem({ ...item, image: address })).toThrow(
      expect.objectContaining({ details: { fields: ['image'] } }),
    )
  },
)

it.each([
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '\\\\evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://example.com',
  'mailto:a@example.com',
  'example.com',
  '#',
  'https://',
  'https://a b',
  '/\t/evil.example',
  '/\u200b/evil.example',
  'http:example.com',
  '/\ud800',
  `/${'x'.repeat(500)}`,
])('refuses the address %j', (address) => {
  for (const field of ['url', 'image'])
    expect(() => checkItem({ ...item, [field]: address })).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'config.bad_list_item', details: { fields: [field] } }),
    )
})

it.each<[Partial<ItemValues>, string]>([
  [{ name: ' ' }, 'name'],
  [{ name: '两\n行' }, 'name'],
  [{ name: '零\0' }, 'name'],
  [{ name: '反\u202e向' }, 'name'],
  [{ name: '长'.repeat(201) }, 'name'],
  [{ text: '长'.repeat(2_001) }, 'text'],
  [{ text: '\u0007' }, 'text'],
])('refuses %j', (fields, field) => {
  expect(() => checkItem({ ...item, ...fields })).toThrow(
    expect.objectContaining({ code: 'config.bad_list_item', details: { fields: [field] } }),
  )
})

it('items missing from the order keep their order behind the listed ones', () => {
  expect(orderIds([1, 2, 3, 4, 5], [4, 2])).toEqual([4, 2, 1, 3, 5])
  expect(orderIds([1, 2], [])).toEqual([1, 2])
})

it.each([[[1, 9]], [[1, 1]]])('an order of %j is refused for the items 1 and 2', (ids) => {
  expect(() => orderIds([1, 2], ids)).toThrow(expect.objectContaining({ code: 'config.bad_list_item' }))
})
