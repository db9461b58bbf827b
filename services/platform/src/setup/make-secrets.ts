import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'

export interface Secrets {
  serviceSecret: string
  /** JSON Web Key that signs session tokens; only for the user service. */
  jwtPrivateKey: string
  /** JSON Web Key set that verifies session tokens; for the gateway. */
  jwtPublicKeys: string
}

export const makeSecrets = (): Secrets => {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(privateKey.x)).digest('base64url').slice(0, 16)
  const { d: _secret, ...publicKey } = { ...privateKey, kid, alg: 'EdDSA', use: 'sig' }
  return {
    serviceSecret: randomBytes(32).toString('base64url'),
    jwtPrivateKey: JSON.stringify({ ...privateKey, kid, alg: 'EdDSA' }),
    jwtPublicKeys: JSON.stringify({ keys: [publicKey] }),
  }
}
