import { Metadata } from '@grpc/grpc-js'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../errors.ts'
import { traceHeaders } from '../telemetry/tracing.ts'
import type { TraceHeaders } from '../telemetry/tracing.ts'
import type { Secrets } from '../process/config.ts'
import type { Identity } from './context.ts'

const keys = {
  requestId: 'x-request-id',
  identity: 'x-identity',
  clientAddress: 'x-client-address',
  flowAddress: 'x-flow-address',
  sentAt: 'x-sent-at',
  credential: 'x-service-credential',
}

export interface CallHeaders {
  requestId: string
  user?: Identity
  clientAddress: string
  flowAddress?: string
}

/** Tolerance of a credential's time in both directions: host clocks differ, and calls are queued. */
const maxSkewMs = 30_000

interface Signed {
  method: string
  sentAt: string
  requestId: string
  identity: string
  clientAddress: string
}

/**
 * Signs the claimed identity, the method and the time with the shared secret. A replayed credential fails for other methods or claims, and
 * altogether once it has expired.
 */
const credentialOf = (secret: string, { method, sentAt, requestId, identity, clientAddress }: Signed): string =>
  createHmac('sha256', secret)
    .update(`${method}\n${sentAt}\n${requestId}\n${identity}\n${clientAddress}`)
    .digest('base64url')

/** Header values are visible ASCII; a client's request id may be any text. */
const toHeader = (text: string): string => text.replace(/[^\x21-\x7e]/g, '').slice(0, 128)

/** `admin:7`, with a session `admin:7:<session id>:<opened at, Unix milliseconds>`; members have the suffix `:vip`. */
const writeIdentity = ({ role, id, session, isVip }: Identity): string =>
  [role, id, ...(session ? [session.id, session.openedAtMs] : []), ...(isVip ? ['vip'] : [])].join(':')

const readIdentity = (text: string): Identity | undefined => {
  const match = /^(admin|user):(\d{1,16})(?::([\w-]{1,64}):(\d{1,16}))?(:vip)?$/.exec(text)
  if (!match) return undefined
  const [, role, id, sessionId, openedAt, vip] = match
  const session = sessionId === undefined ? undefined : { id: sessionId, openedAtMs: Number(openedAt) }
  return { role: role as Identity['role'], id: Number(id), ...(session && { session }), ...(vip && { isVip: true }) }
}

/** @param method full name, `/<package>.<service>/<method>` */
export const writeHeaders = (
  secret: string,
  method: string,
  { user, ...rest }: CallHeaders,
  now: number = Date.now(),
): Metadata => {
  const metadata = new Metadata()
  const requestId = toHeader(rest.requestId)
  const clientAddress = toHeader(rest.clientAddress)
  const identity = user ? writeIdentity(user) : ''
  metadata.set(keys.requestId, requestId)
  metadata.set(keys.identity, identity)
  metadata.set(keys.clientAddress, clientAddress)
  // Not signed: it affects only the queue order.
  if (rest.flowAddress) metadata.set(keys.flowAddress, toHeader(rest.flowAddress))
  metadata.set(keys.sentAt, String(now))
  const signed = { method, sentAt: String(now), requestId, identity, clientAddress }
  metadata.set(keys.credential, credentialOf(secret, signed))
  return metadata
}

export const writeTrace = (metadata: Metadata, ownId: string | undefined): void => {
  for (const [name, value] of Object.entries(traceHeaders(ownId))) metadata.set(name, value)
}

const read = (metadata: Metadata, key: string): string => String(metadata.get(key)[0] ?? '')

export const readTrace = (metadata: Metadata): TraceHeaders => ({
  traceparent: read(metadata, 'traceparent'),
  tracestate: read(metadata, 'tracestate'),
})

/**
 * @param secret accepted ones
 * @param method full name of the called method
 * @throws AppError `forbidden` `platform.bad_service_credential` for a missing or wrong credential; `unavailable` `platform.clock_skew`
 *   when its time is more than 30 s off (clock skew or replay)
 */
export const readHeaders = (
  secret: string | Secrets,
  method: string,
  metadata: Metadata,
  now: number = Date.now(),
): CallHeaders => {
  const requestId = read(metadata, keys.requestId)
  const identity = read(metadata, keys.identity)
  const clientAddress = read(metadata, keys.clientAddress)
  const sentAt = read(metadata, keys.sentAt)
  const given = Buffer.from(read(metadata, keys.credential))
  const isSignedWith = (accepted: string): boolean => {
    const expected = Buffer.from(credentialOf(accepted, { method, sentAt, requestId, identity, clientAddress }))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  if (![secret].flat().some(isSignedWith))
    throw new AppError('forbidden', 'platform.bad_service_credential', '没有权限')
  const skewMs = now - Number(sentAt)
  if (!(Math.abs(skewMs) <= maxSkewMs)) {
    const cause = new Error(`credential was signed ${skewMs} ms ago by the clock of this host`)
    throw new AppError('unavailable', 'platform.clock_skew', '服务繁忙，请稍后再试', {}, { cause })
  }
  const user = readIdentity(identity)
  const flowAddress = read(metadata, keys.flowAddress)
  return { requestId, clientAddress, ...(flowAddress && { flowAddress }), ...(user && { user }) }
}
