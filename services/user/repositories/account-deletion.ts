import type { Knex } from '@pandex/platform/postgres/postgres'
import { dummyHash } from '../domain/accounts/password.ts'
import { nameOfDeleted } from '../domain/accounts/deleted-name.ts'
import type { Account } from './accounts.ts'

/**
 * Replaces everything personal of a locked account and ends its sessions. Points, exchanges and used keys stay in the ledger, without
 * the admins' notes; grants of orders stay too, because the reconciliation of orders reads them.
 */
export const anonymizeAccount = async (
  trx: Knex.Transaction,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> => {
  await trx('accounts')
    .where({ id })
    .update({
      username: nameOfDeleted(id),
      email: null,
      password: dummyHash,
      has_initial_password: false,
      status: 'deleted',
      token_version: trx.raw('token_version + 1'),
      remark: '',
      register_address: '',
      last_login_time: null,
      last_login_address: '',
      vip_until: null,
      invite_code: trx.raw('random_invite_code()'),
      inviter_id: null,
      update_time: trx.fn.now(),
    })
  await trx('invite_rewards').where({ invitee_id: id }).update({ subscriber: null, is_anonymous: true })
  await trx('coin_ledger').where({ user_id: id, reason: 'admin' }).whereNot({ note: '' }).update({ note: '' })
  await trx('check_ins').where({ user_id: id }).delete()
  await trx('cdkey_uses').where({ user_id: id }).delete()
  await trx('cdkey_tries').where({ user_id: id }).delete()
  if (email) await trx('mail_codes').whereRaw('lower(email) = lower(?)', [email]).delete()
}
