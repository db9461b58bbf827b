import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { UpdateUserRequest__Output as UpdateUserRequest } from '@pandex/platform/gen/pandex/user/v1/UpdateUserRequest'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { Context } from '@pandex/platform/grpc/context'
import { readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { BoundedQueue } from '@pandex/platform/resilience/bounded-queue'
import { hashPassword } from '../domain/accounts/password.ts'
import {
  changedFields,
  endsSessions,
  readNewUser,
  readUserChanges,
  removesAdmin,
} from '../domain/accounts/user-changes.ts'
import type { UserChanges } from '../domain/accounts/user-changes.ts'
import { findListedAccount, listAccounts } from '../repositories/account-list.ts'
import type { ListedAccount } from '../repositories/account-list.ts'
import { hasOtherAdmin, insertAccount, lockAccount, updateAccount } from '../repositories/accounts.ts'
import { addCoins, listMovements } from '../repositories/coin-ledger.ts'
import { setVipUntil } from '../repositories/vip.ts'
import { toAccountReply } from '../use-cases/to-account-reply.ts'

export interface AdminUserDeps {
  db: Db
  hashing: BoundedQueue
  clock: () => Date
}

const maxListedIds = 100

const notYourself = (): AppError =>
  new AppError('failed_precondition', 'user.not_yourself', '不能封禁自己或取消自己的管理员身份')

const lastAdmin = (): AppError => new AppError('failed_precondition', 'user.last_admin', '至少要保留一名管理员')

const accountDeleted = (): AppError => new AppError('failed_precondition', 'user.deleted', '这个用户已删除，不能再修改')

export const adminUserHandlers = ({
  db,
  hashing,
  clock,
}: AdminUserDeps): Pick<
  HandlersOf<UserServiceDefinition>,
  'ListUsers' | 'CreateUser' | 'UpdateUser' | 'ListUserCoinLog'
> => {
  /** An admin can neither demote or ban themselves nor the last admin. Taken before the row lock: one lock order prevents deadlocks. */
  const protectAdmins = async (
    trx: Knex.Transaction,
    id: number,
    changes: UserChanges,
    ctx: Context,
  ): Promise<void> => {
    if (!removesAdmin(changes)) return
    if (id === requireAdmin(ctx, 'user').id) throw notYourself()
    if (!(await hasOtherAdmin(trx, id))) throw lastAdmin()
  }

  const movePoints = async (trx: Knex.Transaction, req: UpdateUserRequest, ctx: Context): Promise<void> => {
    const { id, coin_delta, coin_note, request_id } = req
    if (!coin_delta) return
    const ref = `${id}:${request_id || ctx.requestId}`
    await addCoins(trx, { user_id: id, delta: coin_delta, reason: 'admin', ref, note: coin_note ?? '' })
  }

  const update = async (
    trx: Knex.Transaction,
    req: UpdateUserRequest,
    passwordHash: string | undefined,
    ctx: Context,
  ): Promise<ListedAccount> => {
    const { id } = req
    const changes = readUserChanges(req)
    await protectAdmins(trx, id, changes, ctx)
    const before = await lockAccount(trx, id)
    if (before.status === 'deleted') throw accountDeleted()
    const { vip_until, ...columns } = changes
    const hashed = passwordHash !== undefined && { password: passwordHash }
    const isEnding = endsSessions(before, { ...columns, ...hashed })
    await updateAccount(trx, id, { ...columns, ...hashed }, isEnding)
    if (vip_until !== undefined) await setVipUntil(trx, id, vip_until)
    await movePoints(trx, req, ctx)
    const after = await findListedAccount(trx, id)
    if (!after) throw new Error('an account is gone while it was locked')
    const differences = { ...changedFields(before, after), ...(hashed && { password: 'changed' }) }
    if (Object.keys(differences).length > 0)
      await recordAudit(trx, ctx, { action: 'user.update', target: `user:${id}`, changes: differences })
    return after
  }

  return {
    ListUsers: async (req, ctx) => {
      requireAdmin(ctx, 'user')
      const now = clock()
      const ids = readIds('user', req.ids, maxListedIds)
      const { rows, total } = await listAccounts(db, { ...req, ids }, now)
      return { list: rows.map((row) => toAccountReply(row, now)), total }
    },

    CreateUser: async ({ username, email, password, role, remark }, ctx) => {
      requireAdmin(ctx, 'user')
      const account = readNewUser({ username, email, password, role, remark })
      const hash = await hashing.run(() => hashPassword(password), ctx.signal)
      const created = await db.transaction(async (trx) => {
        const id = await insertAccount(trx, { ...account, password: hash })
        const changes = { ...account, password: 'changed' }
        await recordAudit(trx, ctx, { action: 'user.create', target: `user:${id}`, changes })
        return findListedAccount(trx, id)
      })
      if (!created) throw new Error('account: missing after its insert')
      ctx.log.info({ user_id: created.id, client_address: ctx.clientAddress }, 'account: created by an admin')
      return toAccountReply(created, clock())
    },

    ListUserCoinLog: async ({ page, user_id }, ctx) => {
      requireAdmin(ctx, 'user')
      return listMovements(db, user_id, page)
    },

    UpdateUser: async (req, ctx) => {
      const admin = requireAdmin(ctx, 'user')
      const { password } = readUserChanges(req)
      const hash = password && (await hashing.run(() => hashPassword(password), ctx.signal))
      const account = await db.transaction(async (trx) => update(trx, req, hash, ctx))
      const who = { user_id: req.id, admin_id: admin.id, client_address: ctx.clientAddress }
      ctx.log.info(who, 'account: changed by an admin')
      return toAccountReply(account, clock())
    },
  }
}
