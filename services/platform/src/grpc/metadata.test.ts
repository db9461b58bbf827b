import { expect, it } from 'vitest'
import { readHeaders, writeHeaders } from './metadata.ts'

const secret = 'a-service-secret-for-tests'

it('carries who asks, for whom, from where', () => {
  const headers = { requestId: 'r-1', user: { id: 7, role: 'admin' as const }, clientAddress: '2001:db8::7' }
  expect(readHeaders(secret, writeHeaders(secret, headers))).toEqual(headers)
})

it('carries that the caller is a member', () => {
  const session = { id: '5b1c1f0e-6f0e-4d39-9d0c-0d3c3f0a8a11', openedAtMs: 1_795_000_000_000 }
  const headers = { requestId: 'r-1', user: { id: 7, role: 'user' as const, session, isVip: true }, clientAddress: '' }
  expect(readHeaders(secret, writeHeaders(secret, headers))).toEqual(headers)
})

it('carries the session that the caller shows for himself', () => {
  const session = { id: '5b1c1f0e-6f0e-4d39-9d0c-0d3c3f0a8a11', openedAtMs: 1_795_000_000_000 }
  const headers = { requestId: 'r-1', user: { id: 7, role: 'user' as const, session }, clientAddress: '' }
  expect(readHeaders(secret, writeHeaders(secret, headers))).toEqual(headers)
})

it.for(['', 'a\nadmin:1', ' spaced ', '请求', 'x'.repeat(5_000), '\u0000', 'a,b;c="d"'])(
  'is sent and accepted with the odd request id %j',
  (requestId) => {
    const read = readHeaders(secret, writeHeaders(secret, { requestId, clientAddress: '' }))
    expect(read?.requestId).toMatch(/^[\x21-\x7e]{0,128}$/)
    expect(read?.user).toBeUndefined()
  },
)

it.for([
  ['a role that was put in', 'x-identity', 'admin:1'],
  ['another request id', 'x-request-id', 'r-2'],
  ['another address', 'x-client-address', '203.0.113.9'],
  ['no credential', 'x-service-credential', ''],
  ['a guessed credential', 'x-service-credential', 'A'.repeat(43)],
] as const)('is refused with %s', ([, name, value]) => {
  const metadata = writeHeaders(secret, {
    requestId: 'r-1',
    user: { id: 1, role: 'user' },
    clientAddress: '203.0.113.7',
  })
  metadata.set(name, value)
  expect(readHeaders(secret, metadata)).toBeNull()
})

it('is refused when it was signed with another secret', () => {
  expect(readHeaders(secret, writeHeaders('another-service-secret', { requestId: 'r', clientAddress: '' }))).toBeNull()
})
