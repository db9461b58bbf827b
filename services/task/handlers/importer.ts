import { createHash } from 'node:crypto'
import { networksOf } from '@pandex/platform/client-networks'
import type { Importer } from '../domain/import-terms.ts'

/** Who imports, the same each time: an account, or else a subscriber. A hash: nobody can be read from it. */
export const importerOf = ({ user, clientAddress }: Importer): string => {
  const who = user ? `user ${user.id}` : `subscriber ${networksOf(clientAddress).subscriber}`
  return createHash('sha256').update(who).digest('base64url').slice(0, 22)
}
