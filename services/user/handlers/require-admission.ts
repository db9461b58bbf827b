import type { Db } from '@pandex/platform/postgres'
import type { SiteRules } from '../clients/site-config.ts'
import type { HashCdkey } from '../domain/cdkey.ts'
import { requireRegistration, requireUserSystem } from '../domain/site-switches.ts'
import { resolveInviteCode } from '../repositories/invitations.ts'

/**
 * Lets in who may register: everybody, or while registration is closed whoever holds a key that admits one.
 * @throws AppError failed_precondition user.system_off, user.register_off
 */
export const requireAdmission = async (
  { db, hashCdkey, clock }: { db: Db; hashCdkey: HashCdkey; clock: () => Date },
  rules: SiteRules,
  inviteCode: string,
): Promise<void> => {
  requireUserSystem(rules)
  if (rules.user.enable_register) return
  const invite = await resolveInviteCode(db, inviteCode, { hashCdkey, now: clock() })
  if (invite?.kind !== 'cdkey') requireRegistration(rules)
}
