import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { createLookup, createPublicResolver, openDispatcher } from './dispatcher.ts'
import type { Resolve } from './dispatcher.ts'
import { isPublicAddress } from './public-address.ts'

const lookUp = (resolve: Resolve): Promise<unknown> =>
  promisify((done: (error: Error | null, found?: unknown) => void) =>
    createLookup(createPublicResolver(resolve))('pan.example', { all: true }, done),
  )()

it.for([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '',
  'localhost',
])('treats %s as not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.for(['1.1.1.1', '93.184.216.34', '::ffff:1.1.1.1', '2606:4700::1111', '2400:da00::6666'])(
  'treats %s as public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it('resolves a name once and connects to the checked address, whatever later lookups return', async () => {
  const resolve = vi
    .fn<Resolve>()
    .mockResolvedValueOnce(['93.184.216.34', '2606:4700::1111'])
    .mockResolvedValue(['127.0.0.1'])
  expect(await lookUp(resolve)).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  expect(resolve).toHaveBeenCalledTimes(1)
  await expect(lookUp(resolve)).rejects.toMatchObject({ reason: 'forbidden' })
})

it('ignores internal addresses of a name that has public ones too', async () => {
  expect(await lookUp(async () => ['10.0.0.1', '93.184.216.34', '::1'])).toEqual([
    { address: '93.184.216.34', family: 4 },
  ])
})

it('rejects a name without an address', async () => {
  await expect(lookUp(async () => [])).rejects.toMatchObject({ reason: 'unreachable' })
})

it.for(['http://127.0.0.1:1', 'https://10.0.0.1:1', 'https://localhost:1', 'https://evil.test'])(
  'resolves %s to no host',
  (origin) => {
    expect(() => openDispatcher({ mapTo: { origin, ca: '' } })).toThrow('https://127.0.0.1 only')
  },
)

it('refuses to connect to a bare address, which Node does not resolve', async () => {
  const dispatcher = openDispatcher({ resolve: async () => ['93.184.216.34'] })
  for (const host of ['127.0.0.1', '[::1]'])
    // oxlint-disable-next-line no-await-in-loop
    await expect(dispatcher.request({ origin: `https://${host}`, path: '/', method: 'GET' })).rejects.toMatchObject({
      reason: 'forbidden',
    })
  await dispatcher.destroy()
})
