import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { makeSecrets } from '../../../services/platform/src/setup/make-secrets.ts'
import type { Secrets } from '../../../services/platform/src/setup/make-secrets.ts'

export function obtainSecrets(file: string): Secrets {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeSecrets(), null, 1), { mode: 0o600 })
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}
