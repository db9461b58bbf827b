import { expect, test } from 'vitest'
import { chooseVisitedAddress } from './visited-address.ts'

test.each([
  ['', 'http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://127.0.0.1:8080', 'https://pan.example', 'https://pan.example'],
  ['https://pan.example', 'http://127.0.0.1:8080', 'https://pan.example'],
  ['https://pan.example', 'https://nas.lan', 'https://pan.example'],
  ['https://pan.example', 'http://[::1]:8080', 'https://pan.example'],
  ['https://pan.example', 'https://93.184.216.34', 'https://pan.example'],
  ['http://93.184.216.34', 'http://pan.example', 'http://pan.example'],
  ['https://pan.example', 'http://pan.example', 'https://pan.example'],
  ['http://pan.example', 'https://pan.example', 'https://pan.example'],
  ['https://pan.example', 'https://new.example', 'https://new.example'],
  ['not an address', 'http://localhost', 'http://localhost'],
])('with the recorded %s and the visited %s keeps %s', (recorded, visited, kept) => {
  expect(chooseVisitedAddress(recorded, visited)).toBe(kept)
})

test.each(['', 'pan.example', 'https://pan.example/', 'https://a@pan.example', 'ftp://pan.example', 'javascript:1'])(
  'refuses %s',
  (visited) => {
    expect(() => chooseVisitedAddress('', visited)).toThrow('不是网站地址')
  },
)
