import { AppError } from '@pandex/platform/errors'
import type { OpenToken__Output as OpenToken } from '@pandex/platform/gen/pandex/config/v1/OpenToken'
import type { Context, Identity } from '@pandex/platform/grpc/context'
import { importJWK, jwtVerify } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Services } from '../clients.ts'

/** What is only nice to know is believed for this long: who an optional caller is, and whether a program's token is good. */
const believedMs = 1_000

/** Longer than any token of ours. */
const maxTokenLength = 2_000

const loginRequired = (cause?: unknown): AppError =>
  new AppError('unauthenticated', 'gateway.login_required', 'please login first', {}, { cause })

export const noPermission = (): AppError => new AppError('forbidden', 'gateway.no_permission', '没有权限')

export interface Authenticator {
  /**
   * Who holds this token. The user service is asked each time: a ban, a logout or a lost role bites with the next call.
   * @throws AppError `unauthenticated` for a token that is none of ours or whose session has ended, `unavailable` when that cannot be known
   */
  identify: (token: string, ctx: Context) => Promise<Identity>
  /** As `identify`, but believed for a second: for calls that anybody may make. */
  recall: (token: string, ctx: Context) => Promise<Identity>
  /** What a program's token is good for. @throws AppError `unauthenticated` when the site's configuration does not know it */
  identifyProgram: (token: string, ctx: Context) => Promise<OpenToken>
}

/** The token of an Authorization header; a bare one works too. */
export const tokenOf = (authorization: string | undefined): string =>
  (authorization ?? '').replace(/^bearer\s+/i, '').trim()

/** @throws AppError `forbidden` when the identity does not carry the role */
export const requireAdmin = (identity: Identity): void => {
  if (identity.role !== 'admin') throw noPermission()
}

const importKeys = async (keys: readonly (JWK & { kid: string })[]): Promise<Map<string, CryptoKey>> => {
  const imported = await Promise.all(keys.map(async (key) => [key.kid, await importJWK(key, 'EdDSA')] as const))
  return new Map(imported as [string, CryptoKey][])
}

/** Reads a token's claims. Whatever keys a token names or carries itself are not looked at: only its `kid`, in our own set. */
const verify = async (
  token: string,
  keys: ReadonlyMap<string, CryptoKey>,
): Promise<{ id: number; version: number; session: NonNullable<Identity['session']> }> => {
  const { payload } = await jwtVerify(
    token,
    ({ kid }) => {
      const key = kid === undefined ? undefined : keys.get(kid)
      if (!key) throw loginRequired()
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
  if (!Number.isSafeInteger(id) || typeof version !== 'number' || !jti || !iat) throw loginRequired()
  return { id, version, session: { id: jti, openedAtMs: iat * 1000 } }
}

export const createAuthenticator = async (
  jwks: readonly (JWK & { kid: string })[],
  services: Pick<Services, 'user' | 'config'>,
): Promise<Authenticator> => {
  const keys = await importKeys(jwks)

  const askUserService = async (token: string, ctx: Context): Promise<Identity> => {
    const claims = await verify(token, keys).catch((error: unknown) => {
      throw error instanceof AppError ? error : loginRequired(error)
    })
    const { session, version } = claims
    const question = { user_id: claims.id, token_version: version, session_id: session.id }
    const { id, role, is_vip } = await services.user.GetSession(question, ctx)
    return { id, role: role === 'admin' ? 'admin' : 'user', session, ...(is_vip && { isVip: true }) }
  }
  const isPlausible = (token: string): boolean => token !== '' && token.length <= maxTokenLength
  // `fetch` makes one call for all who ask meanwhile, and keeps no failure.
  const sessions = new LRUCache<string, Identity, Context>({
    max: 20_000,
    ttl: believedMs,
    ignoreFetchAbort: true,
    fetchMethod: (token, _stale, { context }) => askUserService(token, context),
  })
  const openTokens = new LRUCache<string, OpenToken, Context>({
    max: 1_000,
    ttl: believedMs,
    ignoreFetchAbort: true,
    fetchMethod: (token, _stale, { context }) => services.config.VerifyOpenToken({ token }, context),
  })
  return {
    async identify(token, ctx) {
      if (!isPlausible(token)) throw loginRequired()
      return askUserService(token, ctx)
    },
    async recall(token, ctx) {
      const identity = isPlausible(token) ? await sessions.fetch(token, { context: ctx }) : undefined
      if (!identity) throw loginRequired()
      return identity
    },
    async identifyProgram(token, ctx) {
      const found = isPlausible(token) ? await openTokens.fetch(token, { context: ctx }) : undefined
      if (!found) throw loginRequired()
      return found
    },
  }
}
