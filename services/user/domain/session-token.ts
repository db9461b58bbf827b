import { createPrivateKey, randomUUID } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import { SignJWT } from 'jose'

/** An Ed25519 private key in JWK form (RFC 8037) with the name under which its public half is published. */
export interface SigningKey extends JsonWebKey {
  kid: string
}

export const sessionLifetimeMs = 7 * 24 * 3_600_000

export interface TokenSubject {
  id: number
  token_version: number
}

/**
 * Makes session tokens: JWT signed with EdDSA, claims sub (account id), ver (token version), jti (the session), iat, nbf and
 * exp, 7 days. A token names no role: that is looked up on each call, so a demotion takes effect at once.
 *
 * To change the key: give the gateways the public half of the new one beside the old one; then give this service the new
 * private key, under another `kid`; after 7 days, when no token of the old key is left, take that from the gateways. Taken
 * away earlier, all of its sessions end at once.
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
