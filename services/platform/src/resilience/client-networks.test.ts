import { expect, it } from 'vitest'
import { networksOf } from './client-networks.ts'

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['', 'unknown', 'unknown'],
  ['localhost', 'unknown', 'unknown'],
])('attributes %j to its subscriber and its network', (address, subscriber, network) => {
  expect(networksOf(address)).toEqual({ subscriber, network })
})
