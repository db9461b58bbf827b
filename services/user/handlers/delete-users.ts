import { UserDeleted } from '@pandex/contracts/events'
import { AppError } from '@pandex/platform/errors'
import { addToOutbox } from '@pandex/platform/events/outbox'
import { recordAudit } from '@pandex/platform/events/record-audit'
import type { BulkFailure__Output as BulkFailure } from '@pandex/platform/gen/pandex/common/v1/BulkFailure'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { readIds } from '@pandex/platform/grpc/bulk-ids'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { anonymizeAccount } from '../repositories/account-deletion.ts'
import { findListedAccount } from '../repositories/account-list.ts'
import { lockAccount } from '../repositories/accounts.ts'
import { toAccountReply } from '../use-cases/to-account-reply.ts'

const maxDeletedIds = 100

const adminNotDeletable = (): AppError =>
  new AppError('failed_precondition', 'user.admin_not_deletable', '不能删除管理员，请先取消管理员身份')

/** Refusing admins also protects the caller and the last admin. A repeat changes nothing. */
const deleteAccount = async (trx: Knex.Transaction, id: number, ctx: Context): Promise<void> => {
  const account = await lockAccount(trx, id)
  if (account.role === 'admin') throw adminNotDeletable()
  if (account.status === 'deleted') return
  await anonymizeAccount(trx, account)
  await addToOutbox(trx, UserDeleted, { user_id: id })
  // The audit log must not keep what was removed.
  const changes = { status: [account.status, 'deleted'] }
  await recordAudit(trx, ctx, { action: 'user.delete', target: `user:${id}`, changes })
}

export const deletionHandlers = ({
  db,
  clock,
}: {
  db: Db
  clock: () => Date
}): Pick<HandlersOf<UserServiceDefinition>, 'DeleteUser' | 'DeleteUsers'> => ({
  DeleteUser: async ({ id }, ctx) => {
    const admin = requireAdmin(ctx, 'user')
    const account = await db.transaction(async (trx) => {
      await deleteAccount(trx, id, ctx)
      return findListedAccount(trx, id)
    })
    if (!account) throw new Error('an account is gone in the transaction that locked it')
    ctx.log.info({ user_id: id, admin_id: admin.id, client_address: ctx.clientAddress }, 'account: deleted by an admin')
    return toAccountReply(account, clock())
  },

  DeleteUsers: async ({ ids: given }, ctx) => {
    const admin = requireAdmin(ctx, 'user')
    const failed: BulkFailure[] = []
    const ids = readIds('user', given, maxDeletedIds)
    // One transaction per account, so that no deletion waits for the others' locks.
    for (const id of ids) {
      await db
        .transaction(async (trx) => deleteAccount(trx, id, ctx))
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error
          failed.push({ id, msg: error.message })
        })
    }
    const done = ids.length - failed.length
    ctx.log.info({ done, admin_id: admin.id, client_address: ctx.clientAddress }, 'accounts: deleted by an admin')
    return { done, failed }
  },
})
