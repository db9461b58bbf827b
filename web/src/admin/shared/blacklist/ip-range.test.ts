import { expect, it } from 'vitest'
import { isIpOrRange, toRange24 } from './ip-range.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  [' 10.0.0.1 ', '10.0.0.0/24'],
  ['255.255.255.255', '255.255.255.0/24'],
])('converts the IPv4 address %s to %s', (address, range) => expect(toRange24(address)).toBe(range))

it.each([
  '',
  '203.0.113',
  '203.0.113.77.1',
  '203.0.113.256',
  '203.0.113.0/24',
  '203.0.113.x',
  '2001:db8::1',
  '01.2.3.4',
  'a.b.c.d',
])('converts %j to no range', (text) => expect(toRange24(text)).toBeUndefined())

it.each([
  '203.0.113.77',
  '203.0.113.0/24',
  '0.0.0.0/0',
  '2001:db8::1',
  '2001:db8::/32',
  '::ffff:203.0.113.7',
  '2001:0db8:85a3:0000:0000:8a2e:0370:7334/128',
  '203.0.113.1-203.0.113.9',
])('accepts %s as an address or range', (text) => expect(isIpOrRange(text)).toBe(true))

it.each([
  '',
  'localhost',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.1/33',
  '203.0.113.1/',
  '203.0.113.1/24/8',
  '2001:db8::1::2',
  '2001:db8::/129',
  'fe80::1%eth0',
  '[2001:db8::1]',
])('refuses %j as an address or range', (text) => expect(isIpOrRange(text)).toBe(false))
