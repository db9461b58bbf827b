import { expect, it } from 'vitest'
import { createHostCheck, readTarget } from './target.ts'

const isAllowed = createHostCheck(['pan.quark.cn', '.lanzou.com'])
const anyHost = (): boolean => true

it.for([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f.1/',
  'https://0x7f000001/',
  'https://127.1/',
  'https://0/',
  'https://127.0.0.1./',
  'https://１２７．０．０．１/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://8.8.8.8/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[2606:4700::1111]/',
])('refuses an address in place of a name, in any notation: %s', (url) => {
  expect(() => readTarget(url, anyHost)).toThrow(expect.objectContaining({ reason: 'forbidden' }) as Error)
})

it.for([
  'http://pan.quark.cn/',
  'ftp://pan.quark.cn/',
  'file:///etc/passwd',
  'data:text/plain,x',
  'javascript:1',
  '//pan.quark.cn/',
  'pan.quark.cn',
  '',
  'https://',
  'https://pan.quark.cn:8443/',
  'https://pan.quark.cn:80/',
  'https://user@pan.quark.cn/',
  'https://user:pass@pan.quark.cn/',
  'https://:pass@pan.quark.cn/',
  'https://pan.quark.cn./',
  'https://pan.quark.cn..lanzou.com.evil.test/',
  'https://pan.quark.cn.evil.test/',
  'https://notpan.quark.cn/',
  'https://www.pan.quark.cn/',
  'https://evil.test/pan.quark.cn/',
  'https://evil.test\\@pan.quark.cn/',
  'https://evil.test#@pan.quark.cn/',
  'https://evillanzou.com/',
  'https://lanzou.com.evil.test/',
  'https://pаn.quark.cn/', // the first a is Cyrillic
  'https://localhost/',
  'https://redis/',
])('refuses %s', (url) => {
  expect(() => readTarget(url, isAllowed)).toThrow(expect.objectContaining({ reason: 'forbidden' }) as Error)
})

it.for([
  ['https://pan.quark.cn/s/1', 'pan.quark.cn'],
  ['https://pan.quark.cn:443/s/1', 'pan.quark.cn'],
  ['HTTPS://PAN.QUARK.CN/s/1', 'pan.quark.cn'],
  ['https://pan。quark。cn/', 'pan.quark.cn'],
  ['https://lanzou.com/', 'lanzou.com'],
  ['https://wwa.lanzou.com/i1', 'wwa.lanzou.com'],
  ['https://a.b.lanzou.com/', 'a.b.lanzou.com'],
] as const)('allows %s', ([url, host]) => {
  expect(readTarget(url, isAllowed)).toMatchObject({ hostname: host, port: '' })
})

it.for([
  '127.0.0.1',
  '[::1]',
  'PAN.quark.cn',
  'quark',
  '.com',
  '*',
  '',
  '*.lanzou.com',
  '1.2.3.0x4',
  'a..b',
  'a.b:443',
])('refuses a list of hosts that contains %s', (host) => {
  expect(() => createHostCheck([host])).toThrow('not the name of a host')
})
