import { Metadata } from '@grpc/grpc-js'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { traceHeaders } from '../tracing.ts'
import type { TraceHeaders } from '../tracing.ts'
import type { Identity } from './context.ts'

const keys = {
  requestId: 'x-request-id',
  identity: 'x-identity',
  clientAddress: 'x-client-address',
  flowAddress: 'x-flow-address',
  credential: 'x-service-credential',
}

export interface CallHeaders {
  requestId: string
  user?: Identity
  clientAddress: string
  flowAddress?: string
}

/**
 * The credential binds what the headers claim to the shared secret, so that a stranger who reaches a service port
 * can neither call it nor name himself admin, and a logged header is worth nothing for other claims.
 */
const credentialOf = (secret: string, requestId: string, identity: string, clientAddress: string): string =>
  createHmac('sha256', secret).update([requestId, identity, clientAddress].join('\n')).digest('base64url')

/** Header values are visible ASCII; a visitor's request id may be anything. */
const toHeader = (text: string): string => text.replace(/[^\x21-\x7e]/g, '').slice(0, 128)

/** `admin:7`, with a session `admin:7:<session id>:<opened at, Unix milliseconds>`, and `:vip` behind either for a member. */
const writeIdentity = ({ role, id, session, isVip }: Identity): string =>
  [role, id, ...(session ? [session.id, session.openedAtMs] : []), ...(isVip ? ['vip'] : [])].join(':')

const readIdentity = (text: string): Identity | undefined => {
  const match = /^(admin|user):(\d{1,16})(?::([\w-]{1,64}):(\d{1,16}))?(:vip)?$/.exec(text)
  if (!match) return undefined
  const [, role, id, sessionId, openedAt, vip] = match
  const session = sessionId === undefined ? undefined : { id: sessionId, openedAtMs: Number(openedAt) }
  return { role: role as Identity['role'], id: Number(id), ...(session && { session }), ...(vip && { isVip: true }) }
}

export const writeHeaders = (secret: string, { user, ...rest }: CallHeaders): Metadata => {
  const metadata = new Metadata()
  const requestId = toHeader(rest.requestId)
  const clientAddress = toHeader(rest.clientAddress)
  const identity = user ? writeIdentity(user) : ''
  metadata.set(keys.requestId, requestId)
  metadata.set(keys.identity, identity)
  metadata.set(keys.clientAddress, clientAddress)
  // Outside the credential: it decides nothing but whose turn it is.
  if (rest.flowAddress) metadata.set(keys.flowAddress, toHeader(rest.flowAddress))
  metadata.set(keys.credential, credentialOf(secret, requestId, identity, clientAddress))
  return metadata
}

/** Adds what continues the current trace at the callee. */
export const writeTrace = (metadata: Metadata): void => {
  for (const [name, value] of Object.entries(traceHeaders())) metadata.set(name, value)
}

const read = (metadata: Metadata, key: string): string => String(metadata.get(key)[0] ?? '')

export const readTrace = (metadata: Metadata): TraceHeaders => ({
  traceparent: read(metadata, 'traceparent'),
  tracestate: read(metadata, 'tracestate'),
})

/** @returns null when the credential is missing or does not fit the headers */
export const readHeaders = (secret: string, metadata: Metadata): CallHeaders | null => {
  const requestId = read(metadata, keys.requestId)
  const identity = read(metadata, keys.identity)
  const clientAddress = read(metadata, keys.clientAddress)
  const given = Buffer.from(read(metadata, keys.credential))
  const expected = Buffer.from(credentialOf(secret, requestId, identity, clientAddress))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const user = readIdentity(identity)
  const flowAddress = read(metadata, keys.flowAddress)
  return { requestId, clientAddress, ...(flowAddress && { flowAddress }), ...(user && { user }) }
}
