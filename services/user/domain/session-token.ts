import { createPrivateKey } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import { SignJWT } from 'jose'

/** An Ed25519 private key in JWK form (RFC 8037) with the name under which its public half is published. */
export interface SigningKey extends JsonWebKey {
  kid: string
}

const lifetimeSeconds = 7 * 24 * 3600

export interface TokenSubject {
  id: number
  token_version: number
}

/**
 * Makes session tokens: JWT signed with EdDSA, claims sub (account id), ver (token version), iat, nbf and exp, 7 days.
 * A token names no role: that is looked up on each call, so a demotion takes effect at once.
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
      .setIssuedAt(nowSeconds)
      .setNotBefore(nowSeconds)
      .setExpirationTime(nowSeconds + lifetimeSeconds)
      .sign(privateKey)
  }
}
