import { expect, it } from 'vitest'
import { readHeaders, writeHeaders } from './metadata.ts'

const secret = 'a-service-secret-for-tests'
const method = '/pandex.user.v1.UserService/CheckIn'
const now = 1_795_000_000_000

const bad = expect.objectContaining({ kind: 'forbidden', code: 'platform.bad_service_credential' }) as Error
const skewed = expect.objectContaining({ kind: 'unavailable', code: 'platform.clock_skew' }) as Error

it('carries the caller, the user and the client address', () => {
  const headers = { requestId: 'r-1', user: { id: 7, role: 'admin' as const }, clientAddress: '2001:db8::7' }
  expect(readHeaders(secret, method, writeHeaders(secret, method, headers))).toEqual(headers)
})

it('carries whether the caller is a member', () => {
  const session = { id: '5b1c1f0e-6f0e-4d39-9d0c-0d3c3f0a8a11', openedAtMs: 1_795_000_000_000 }
  const headers = { requestId: 'r-1', user: { id: 7, role: 'user' as const, session, isVip: true }, clientAddress: '' }
  expect(readHeaders(secret, method, writeHeaders(secret, method, headers))).toEqual(headers)
})

it('carries the session that the caller presents for himself', () => {
  const session = { id: '5b1c1f0e-6f0e-4d39-9d0c-0d3c3f0a8a11', openedAtMs: 1_795_000_000_000 }
  const headers = { requestId: 'r-1', user: { id: 7, role: 'user' as const, session }, clientAddress: '' }
  expect(readHeaders(secret, method, writeHeaders(secret, method, headers))).toEqual(headers)
})

it.for(['', 'a\nadmin:1', ' spaced ', '请求', 'x'.repeat(5_000), '\u0000', 'a,b;c="d"'])(
  'is sent and accepted with the unusual request id %j',
  (requestId) => {
    const read = readHeaders(secret, method, writeHeaders(secret, method, { requestId, clientAddress: '' }))
    expect(read.requestId).toMatch(/^[\x21-\x7e]{0,128}$/)
    expect(read.user).toBeUndefined()
  },
)

it.for([
  ['a role that was put in', 'x-identity', 'admin:1'],
  ['another request id', 'x-request-id', 'r-2'],
  ['another address', 'x-client-address', '203.0.113.9'],
  ['a later time', 'x-sent-at', String(now + 1)],
  ['no time', 'x-sent-at', ''],
  ['no credential', 'x-service-credential', ''],
  ['a guessed credential', 'x-service-credential', 'A'.repeat(43)],
] as const)('is refused with %s', ([, name, value]) => {
  const headers = { requestId: 'r-1', user: { id: 1, role: 'user' as const }, clientAddress: '203.0.113.7' }
  const metadata = writeHeaders(secret, method, headers, now)
  metadata.set(name, value)
  expect(() => readHeaders(secret, method, metadata, now)).toThrow(bad)
})

it('is refused when it was signed with another secret', () => {
  const metadata = writeHeaders('another-service-secret', method, { requestId: 'r', clientAddress: '' })
  expect(() => readHeaders(secret, method, metadata)).toThrow(bad)
})

it('accepts calls signed with the previous secret, and none with an unknown one', () => {
  const accepted = ['the-current-secret', 'the-previous-secret'] as const
  for (const signer of accepted)
    expect(readHeaders(accepted, method, writeHeaders(signer, method, { requestId: 'r', clientAddress: '' }))).toEqual({
      requestId: 'r',
      clientAddress: '',
    })
  const unknown = writeHeaders('another-service-secret', method, { requestId: 'r', clientAddress: '' })
  expect(() => readHeaders(accepted, method, unknown)).toThrow(bad)
})

it('is refused for another method', () => {
  const metadata = writeHeaders(secret, method, { requestId: 'r', clientAddress: '' }, now)
  for (const other of ['/pandex.user.v1.UserService/SpendCoins', '/pandex.task.v1.TaskService/CheckIn', ''])
    expect(() => readHeaders(secret, other, metadata, now)).toThrow(bad)
})

it('is accepted for 30 seconds, also by a clock that is as much behind', () => {
  const metadata = writeHeaders(secret, method, { requestId: 'r', clientAddress: '' }, now)
  for (const at of [now - 30_000, now, now + 30_000])
    expect(readHeaders(secret, method, metadata, at).requestId).toBe('r')
  for (const at of [now - 31_000, now + 31_000]) expect(() => readHeaders(secret, method, metadata, at)).toThrow(skewed)
})
