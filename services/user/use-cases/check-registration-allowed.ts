import type { Db } from '@pandex/platform/postgres/postgres'
import type { SiteRules } from '../clients/site-config.ts'
import type { HashCdkey } from '../domain/points/cdkey.ts'
import { requireRegistration, requireUserSystem } from '../domain/accounts/site-switches.ts'
import { resolveInviteCode } from '../repositories/invitations.ts'

/**
 * Admits all callers while registration is open, else only holders of an invite key.
 * @throws AppError failed_precondition user.system_off, user.register_off
 */
export const checkRegistrationAllowed = async (
  { db, hashCdkey, clock }: { db: Db; hashCdkey: HashCdkey; clock: () => Date },
  rules: SiteRules,
  inviteCode: string,
): Promise<void> => {
  requireUserSystem(rules)
  if (rules.user.enable_register) return
  const invite = await resolveInviteCode(db, inviteCode, { hashCdkey, now: clock() })
  if (invite?.kind !== 'cdkey') requireRegistration(rules)
}
