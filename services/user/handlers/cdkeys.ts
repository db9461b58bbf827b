import { AppError } from '@pandex/platform/errors'
import { recordAudit } from '@pandex/platform/events/record-audit'
import type { BulkReply__Output as BulkReply } from '@pandex/platform/gen/pandex/common/v1/BulkReply'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { failuresOf, readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { SiteConfig } from '../clients/site-config.ts'
import { makeBatchName, makeKeyTexts, readBatch, readRemark, tailOf } from '../domain/points/cdkey-batch.ts'
import type { HashCdkey } from '../domain/points/cdkey.ts'
import { dayOf } from '@pandex/contracts/shanghai-time'
import {
  deleteCdkeys,
  insertBatch,
  insertCdkeys,
  listCdkeys,
  lockCdkeys,
  updateCdkeys,
} from '../repositories/cdkeys.ts'

export interface CdkeyDeps {
  db: Db
  siteConfig: SiteConfig
  hashCdkey: HashCdkey
  clock: () => Date
}

type Handlers = Pick<HandlersOf<UserServiceDefinition>, 'ListCdkeys' | 'CreateCdkeys' | 'UpdateCdkeys' | 'DeleteCdkeys'>

/** Bounds the rows locked by one transaction. */
const maxIds = 10_000

const auditOf = (ids: readonly number[]) => ({
  target: ids.length === 1 ? `cdkey:${ids[0]}` : 'cdkey:*',
  rows: { ids: ids.slice(0, 100), count: ids.length },
})

const unknownMessage = '激活码不存在'

export const cdkeyHandlers = ({ db, siteConfig, hashCdkey, clock }: CdkeyDeps): Handlers => ({
  ListCdkeys: async (req, ctx) => {
    requireAdmin(ctx, 'user')
    return listCdkeys(db, req, hashCdkey)
  },

  CreateCdkeys: async (req, ctx) => {
    const { id: admin_id } = requireAdmin(ctx, 'user')
    const batchRequest = readBatch(req, clock())
    const { cdkey_rule } = await siteConfig.read()
    const keys = makeKeyTexts(batchRequest.count, cdkey_rule)
    const stored = keys.map((key) => ({ hash: hashCdkey(key)[0], tail: tailOf(key) }))
    const batch = makeBatchName(dayOf(clock()))
    await db.transaction(async (trx) => {
      const isNew = await insertBatch(trx, { name: batch, admin_id, request_id: req.request_id || ctx.requestId })
      if (!isNew) throw new AppError('conflict', 'user.batch_exists', '这批激活码已经生成过')
      await insertCdkeys(trx, batch, batchRequest, stored)
      await recordAudit(trx, ctx, { action: 'cdkey.create', target: `cdkey:${batch}`, changes: { ...batchRequest } })
    })
    return { batch, keys }
  },

  UpdateCdkeys: async ({ ids, enabled, remark }, ctx): Promise<BulkReply> => {
    requireAdmin(ctx, 'user')
    const requestedIds = readIds('user', ids, maxIds)
    const change = {
      ...(enabled !== undefined && { enabled }),
      ...(remark !== undefined && { remark: readRemark(remark) }),
    }
    if (Object.keys(change).length === 0) throw new AppError('invalid', 'user.nothing_to_change', '没有需要修改的内容')
    return db.transaction(async (trx) => {
      const found = await lockCdkeys(trx, requestedIds)
      const done = found.map(({ id }) => id)
      if (done.length > 0) {
        await updateCdkeys(trx, done, change)
        const { target, rows } = auditOf(done)
        await recordAudit(trx, ctx, { action: 'cdkey.update', target, changes: { ...rows, ...change } })
      }
      return { done: done.length, failed: failuresOf(requestedIds, found, unknownMessage) }
    })
  },

  DeleteCdkeys: async ({ ids }, ctx): Promise<BulkReply> => {
    requireAdmin(ctx, 'user')
    const requestedIds = readIds('user', ids, maxIds)
    return db.transaction(async (trx) => {
      const found = await lockCdkeys(trx, requestedIds)
      const done = found.filter(({ used }) => used === 0).map(({ id }) => id)
      if (done.length > 0) {
        await deleteCdkeys(trx, done)
        const { target, rows } = auditOf(done)
        await recordAudit(trx, ctx, { action: 'cdkey.delete', target, changes: rows })
      }
      const inUse = found.filter(({ used }) => used > 0).map(({ id }) => ({ id, msg: '已被使用，不能删除' }))
      return { done: done.length, failed: [...inUse, ...failuresOf(requestedIds, found, unknownMessage)] }
    })
  },
})
