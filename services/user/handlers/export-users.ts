import { AppError } from '@pandex/platform/errors'
import { recordAudit } from '@pandex/platform/events/record-audit'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import {
  listCdkeyUses,
  listCheckInDays,
  listExchanges,
  listInvitedUsers,
  listOrderGrants,
} from '../repositories/account-export.ts'
import { findListedAccount } from '../repositories/account-list.ts'
import { toAccountReply } from '../use-cases/to-account-reply.ts'

export const exportHandlers = ({
  db,
  clock,
}: {
  db: Db
  clock: () => Date
}): Pick<HandlersOf<UserServiceDefinition>, 'ExportUser'> => ({
  ExportUser: async ({ user_id }, ctx) => {
    const admin = requireAdmin(ctx, 'user')
    const account = await findListedAccount(db, user_id)
    if (!account) throw new AppError('not_found', 'user.unknown', '用户不存在')
    const [check_ins, invited, exchanges, cdkeys, grants] = await Promise.all([
      listCheckInDays(db, user_id),
      listInvitedUsers(db, user_id),
      listExchanges(db, user_id),
      listCdkeyUses(db, user_id),
      listOrderGrants(db, user_id),
    ])
    await db.transaction(async (trx) =>
      recordAudit(trx, ctx, { action: 'user.export', target: `user:${user_id}`, changes: {} }),
    )
    ctx.log.info({ user_id, admin_id: admin.id, client_address: ctx.clientAddress }, 'account: exported by an admin')
    return { account: toAccountReply(account, clock()), check_ins, invited, exchanges, cdkeys, grants }
  },
})
