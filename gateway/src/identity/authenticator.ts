import { AppError } from '@pandex/platform/errors'
import type { OpenToken__Output as OpenToken } from '@pandex/platform/gen/pandex/config/v1/OpenToken'
import type { Context, Identity } from '@pandex/platform/grpc/context'
import { importJWK, jwtVerify } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'
import type { Services } from '../clients.ts'

const identityTtlMs = 1_000

/** Shorter, because the config service caches tokens too, and a revoked token must be refused within two seconds. */
const openTokenTtlMs = 500

const maxTokenLength = 2_000

const loginRequiredError = (cause?: unknown): AppError =>
  new AppError('unauthenticated', 'gateway.login_required', 'please login first', {}, { cause })

export const noPermissionError = (): AppError => new AppError('forbidden', 'gateway.no_permission', '没有权限')

export interface Authenticator {
  /**
   * Returns the identity of a session token. Asks the user service each time: a ban, logout or lost role takes effect with the next call.
   * @throws AppError `unauthenticated` for an invalid token or ended session, `unavailable` when the user service does not answer
   */
  identify: (token: string, ctx: Context) => Promise<Identity>
  /** Like `identify`, but cached for one second: for calls that need no login. */
  identifyCached: (token: string, ctx: Context) => Promise<Identity>
  /** Returns the scopes and rate of an open API token. @throws AppError `unauthenticated` for an unknown token */
  identifyProgram: (token: string, ctx: Context) => Promise<OpenToken>
}

export const tokenOf = (authorization: string | undefined): string =>
  (authorization ?? '').replace(/^bearer\s+/i, '').trim()

export const requireAdmin = (identity: Identity): void => {
  if (identity.role !== 'admin') throw noPermissionError()
}

const importKeys = async (keys: readonly (JWK & { kid: string })[]): Promise<Map<string, CryptoKey>> => {
  const imported = await Promise.all(keys.map(async (key) => [key.kid, await importJWK(key, 'EdDSA')] as const))
  return new Map(imported as [string, CryptoKey][])
}

/** Verifies a token and returns its claims. Only `kid` selects a key, from our own set: keys named or embedded in the token are ignored. */
const verifyToken = async (
  token: string,
  keys: ReadonlyMap<string, CryptoKey>,
): Promise<{ id: number; version: number; session: NonNullable<Identity['session']> }> => {
  const { payload } = await jwtVerify(
    token,
    ({ kid }) => {
      const key = kid === undefined ? undefined : keys.get(kid)
      if (!key) throw loginRequiredError()
      return key
    },
    {
      algorithms: ['EdDSA'],
      typ: 'JWT',
      issuer: 'pandex',
      audience: 'pandex-web',
      requiredClaims: ['sub', 'exp', 'nbf', 'iat', 'jti', 'ver'],
    },
  )
  const id = Number(payload.sub)
  const version = payload.ver
  const { jti, iat } = payload
  if (!Number.isSafeInteger(id) || typeof version !== 'number' || !jti || !iat) throw loginRequiredError()
  return { id, version, session: { id: jti, openedAtMs: iat * 1000 } }
}

export const createAuthenticator = async (
  jwks: readonly (JWK & { kid: string })[],
  services: Pick<Services, 'user' | 'config'>,
): Promise<Authenticator> => {
  const keys = await importKeys(jwks)

  const fetchIdentity = async (token: string, ctx: Context): Promise<Identity> => {
    const claims = await verifyToken(token, keys).catch((error: unknown) => {
      throw error instanceof AppError ? error : loginRequiredError(error)
    })
    const { session, version } = claims
    const request = { user_id: claims.id, token_version: version, session_id: session.id }
    const { id, role, is_vip } = await services.user.GetSession(request, ctx)
    return { id, role: role === 'admin' ? 'admin' : 'user', session, ...(is_vip && { isVip: true }) }
  }
  const isPlausible = (token: string): boolean => token !== '' && token.length <= maxTokenLength
  // `fetch` shares one call between concurrent callers and does not cache failures.
  const sessions = new LRUCache<string, Identity, Context>({
    ...atMost(20_000),
    ttl: identityTtlMs,
    ignoreFetchAbort: true,
    fetchMethod: (token, _stale, { context }) => fetchIdentity(token, context),
  })
  const openTokens = new LRUCache<string, OpenToken, Context>({
    ...atMost(1_000),
    ttl: openTokenTtlMs,
    ignoreFetchAbort: true,
    fetchMethod: (token, _stale, { context }) => services.config.VerifyOpenToken({ token }, context),
  })
  return {
    async identify(token, ctx) {
      if (!isPlausible(token)) throw loginRequiredError()
      return fetchIdentity(token, ctx)
    },
    async identifyCached(token, ctx) {
      const identity = isPlausible(token) ? await sessions.fetch(token, { context: ctx }) : undefined
      if (!identity) throw loginRequiredError()
      return identity
    },
    async identifyProgram(token, ctx) {
      const found = isPlausible(token) ? await openTokens.fetch(token, { context: ctx }) : undefined
      if (!found) throw loginRequiredError()
      return found
    },
  }
}
