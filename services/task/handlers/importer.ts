import { createHash } from 'node:crypto'
import { networksOf } from '@pandex/platform/client-networks'
import type { ImportRules } from '../clients/site-config.ts'
import type { Importer } from '../domain/import-terms.ts'
import type { LinkQuota } from '../repositories/import-quotas.ts'

/** A hash, so that the stored key contains no personal data. */
const toKey = (who: string): string => createHash('sha256').update(who).digest('base64url').slice(0, 22)

/** Stable key of the importer: an account, else an IPv4 address or IPv6 /64. */
export const importerOf = ({ user, clientAddress }: Importer): string =>
  toKey(user ? `user ${user.id}` : `subscriber ${networksOf(clientAddress).subscriber}`)

/** The quota of an IPv4 /24 or IPv6 /48, as a multiple of a visitor's: more addresses do not yield unlimited quota. */
const visitorsOfNetwork = 10

export const quotasOf = (
  { visitorLinksPerDay, userLinksPerDay }: Pick<ImportRules, 'visitorLinksPerDay' | 'userLinksPerDay'>,
  importer: Importer,
): LinkQuota[] => {
  const name = importerOf(importer)
  if (importer.user) return [{ name, linksPerDay: userLinksPerDay, isShared: false }]
  const network = toKey(`network ${networksOf(importer.clientAddress).network}`)
  return [
    { name, linksPerDay: visitorLinksPerDay, isShared: false },
    { name: network, linksPerDay: visitorLinksPerDay * visitorsOfNetwork, isShared: true },
  ]
}
