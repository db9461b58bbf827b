import { createHash } from 'node:crypto'
import { networksOf } from '@pandex/platform/client-networks'
import type { ImportRules } from '../clients/site-config.ts'
import type { Importer } from '../domain/import-terms.ts'
import type { LinkQuota } from '../repositories/import-quotas.ts'

/** A hash: nobody can be read from it. */
const toKey = (who: string): string => createHash('sha256').update(who).digest('base64url').slice(0, 22)

/** Who imports, the same each time: an account, or else a subscriber. */
export const importerOf = ({ user, clientAddress }: Importer): string =>
  toKey(user ? `user ${user.id}` : `subscriber ${networksOf(clientAddress).subscriber}`)

/** A network may bring as many links as so many of its visitors: nobody has more by having more addresses. */
const visitorsOfNetwork = 10

/** What an importer to whom the site's rules apply may bring in a day; all of it holds. */
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
