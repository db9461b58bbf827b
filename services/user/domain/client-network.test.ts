import { expect, test } from 'vitest'
import { networkOf } from './client-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['2001:db8:7:1::9', '2001:db8:7::/48'],
  ['2001:db8:7::9', '2001:db8:7::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['2001::', '2001:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['2001:db8:7:1:2:3:4:5', '2001:db8:7::/48'],
  ['', 'unknown'],
  ['somewhere', 'unknown'],
])('the network of %j is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
