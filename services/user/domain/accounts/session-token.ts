import { createPrivateKey, randomUUID } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import { SignJWT } from 'jose'

/** Ed25519 private key as JWK (RFC 8037); `kid` names the published public key. */
export interface SigningKey extends JsonWebKey {
  kid: string
}

export const sessionLifetimeMs = 7 * 24 * 3_600_000

export interface TokenSubject {
  id: number
  token_version: number
}

/**
 * EdDSA JWT, 7 days: sub (account), ver (token version), jti (session), iat, nbf, exp; no role, so that a demotion applies at once.
 * Rotation: give gateways the new public key, switch this service, remove the old key after 7 days (earlier ends its sessions).
 */
export const createTokenSigner = (key: SigningKey, clock: () => Date): ((subject: TokenSubject) => Promise<string>) => {
  const privateKey = createPrivateKey({ key, format: 'jwk' })
  return async ({ id, token_version }) => {
    const nowSeconds = Math.floor(clock().getTime() / 1000)
    return new SignJWT({ ver: token_version })
      .setProtectedHeader({ alg: 'EdDSA', kid: key.kid, typ: 'JWT' })
      .setIssuer('pandex')
      .setAudience('pandex-web')
      .setSubject(String(id))
      .setJti(randomUUID())
      .setIssuedAt(nowSeconds)
      .setNotBefore(nowSeconds)
      .setExpirationTime(nowSeconds + sessionLifetimeMs / 1000)
      .sign(privateKey)
  }
}
