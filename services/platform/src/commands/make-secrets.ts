/**
 * `node make-secrets.ts > .env`: prints new keys of a site and a password of the first admin as an env file. Keep the file: the keys open
 * the sealed settings in the databases.
 */
import { randomBytes } from 'node:crypto'
import { makeSecrets } from '../setup/make-secrets.ts'

const passwordBytes = 15

const { serviceSecret, jwtPrivateKey, jwtPublicKeys } = makeSecrets()
const variables = {
  SERVICE_SECRET: serviceSecret,
  JWT_PRIVATE_KEY: jwtPrivateKey,
  JWT_PUBLIC_KEYS: jwtPublicKeys,
  PANDEX_ADMIN_PASSWORD: randomBytes(passwordBytes).toString('base64url'),
}
// None of the values holds a single quote, which protects the quotes and dollar signs of the others.
for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}='${value}'\n`)
