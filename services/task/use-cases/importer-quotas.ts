import { createHash } from 'node:crypto'
import { networksOf } from '@pandex/platform/resilience/client-networks'
import type { SiteRules } from '../clients/site-config.ts'
import type { Importer } from '../domain/import-request.ts'
import type { LinkQuota } from '../repositories/import-quotas.ts'

/** A hash, so that the stored key contains no personal data. */
const hashKey = (who: string): string => createHash('sha256').update(who).digest('base64url').slice(0, 22)

/** Stable key of the importer: an account, else an IPv4 address or IPv6 /64. */
export const importerKeyOf = ({ user, clientAddress }: Importer): string =>
  hashKey(user ? `user ${user.id}` : `subscriber ${networksOf(clientAddress).subscriber}`)

/** The quota of an IPv4 /24 or IPv6 /48, as a multiple of a visitor's: more addresses do not yield unlimited quota. */
const networkQuotaFactor = 10

export const linkQuotasOf = (
  {
    visitor_links_per_day,
    user_links_per_day,
  }: Pick<SiteRules['task_basic'], 'visitor_links_per_day' | 'user_links_per_day'>,
  importer: Importer,
): LinkQuota[] => {
  const name = importerKeyOf(importer)
  if (importer.user) return [{ name, linksPerDay: user_links_per_day, isShared: false }]
  const network = hashKey(`network ${networksOf(importer.clientAddress).network}`)
  return [
    { name, linksPerDay: visitor_links_per_day, isShared: false },
    { name: network, linksPerDay: visitor_links_per_day * networkQuotaFactor, isShared: true },
  ]
}
