import { expect, test } from 'vitest'
import { readImageUrl } from './image-url.ts'

test.each([
  ['', ''],
  [' ', ''],
  ['/upload/a.png', '/upload/a.png'],
  ['https://img.example.com/a.png?x=1', 'https://img.example.com/a.png?x=1'],
  ['https://img.example.com:8443/a.png', 'https://img.example.com:8443/a.png'],
  ['http://img.example.com/a.png', 'https://img.example.com/a.png'],
  ['HTTP://img.example.com', 'https://img.example.com'],
  ['http://img.example.com:80/a.png', 'https://img.example.com/a.png'],
  ['http://img.example.com?x=http://y', 'https://img.example.com?x=http://y'],
])('stores %j as %j', (given, stored) => {
  expect(readImageUrl(given)).toBe(stored)
})

test.each([
  'http://127.0.0.1/x',
  'https://localhost/x',
  'https://[::ffff:10.0.0.1]/x',
  'http://img.example.com:8080/a.png',
  'https://user@img.example.com/a.png',
  '//img.example.com/a.png',
  '/\\img.example.com/a.png',
  '/a b.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://img.example.com/a.png',
  'a.png',
  '{host}/a.png',
])('refuses %j', (given) => {
  expect(readImageUrl(given)).toBeUndefined()
})

test('accepts {host} only where it is allowed', () => {
  const read = (text: string) => readImageUrl(text, { mayHaveMark: true })
  expect(['{host}', '{host}/a.png'].map(read)).toEqual(['{host}', '{host}/a.png'])
  expect(['{host}.evil.example/a.png', '{host}//evil.example', '{host}@evil.example'].map(read)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
