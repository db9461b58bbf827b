import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export interface Secrets {
  /** What services show each other. */
  serviceSecret: string
  /** JSON Web Key that signs sessions; for the user service alone. */
  jwtPrivateKey: string
  /** JSON Web Key set that proves them; for the gateway. */
  jwtPublicKeys: string
}

/** The secrets of one data folder, made on first use and readable by their owner only. */
export function obtainSecrets(file: string): Secrets {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeSecrets(), null, 1), { mode: 0o600 })
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}

function makeSecrets(): Secrets {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(privateKey.x)).digest('base64url').slice(0, 16)
  const { d: _secret, ...publicKey } = { ...privateKey, kid, alg: 'EdDSA', use: 'sig' }
  return {
    serviceSecret: randomBytes(32).toString('base64url'),
    jwtPrivateKey: JSON.stringify({ ...privateKey, kid, alg: 'EdDSA' }),
    jwtPublicKeys: JSON.stringify({ keys: [publicKey] }),
  }
}
