import { claimStateLabels } from '@pandex/contracts/report-labels'
import type { ReportAnswerSealer } from '@pandex/contracts/report-answer'
import { readBounds } from '@pandex/contracts/time-range'
import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { Claim__Output as Claim } from '@pandex/platform/gen/pandex/disk/v1/Claim'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { failuresOf } from '@pandex/platform/grpc/bulk-ids'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { findStepGap, readAdvance } from '../../domain/reports/advance-claim.ts'
import type { ClaimAdvance } from '../../domain/reports/advance-claim.ts'
import { listClaims, listSteps, lockClaims, storeSteps } from '../../repositories/reports/claims.ts'
import type { ListedClaim } from '../../repositories/reports/claims.ts'
import { answerReporters } from '../../use-cases/reports/answer-reporters.ts'
import { settleReported } from '../../use-cases/reports/settle-reported.ts'

export interface ClaimDeps {
  db: Db
  answerSealer: ReportAnswerSealer
  clock: () => Date
}

const maxClaims = 100
const maxLogSize = 1_000

const toClaim = (row: ListedClaim): Claim => ({
  ...row,
  takedown: row.takedown ?? '',
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
  steps: row.steps.map((step) => ({
    ...step,
    admin_id: step.admin_id ?? 0,
    create_time: new Date(step.create_time).toISOString(),
  })),
})

const advance = async (
  trx: Knex.Transaction,
  deps: ClaimDeps,
  ctx: Context,
  { ids, advance: next, isAnswered }: { ids: readonly number[]; advance: ClaimAdvance; isAnswered: boolean },
) => {
  const { id: adminId } = requireAdmin(ctx, 'disk')
  const { step, note } = next
  const found = await lockClaims(trx, ids)
  const waiting = found.filter(({ state }) => state !== step)
  const refused = waiting.flatMap(({ id, state }) => {
    const msg = findStepGap(state, step)
    return msg === undefined ? [] : [{ id, msg }]
  })
  const refusedIds = new Set(refused.map(({ id }) => id))
  const changed = waiting.filter(({ id }) => !refusedIds.has(id))
  if (changed.length > 0) {
    const changedIds = changed.map(({ id }) => id)
    await storeSteps(trx, changedIds, next, adminId)
    await settleReported(
      trx,
      changed.map(({ resource_id }) => resource_id),
    )
    if (isAnswered) {
      const result = claimStateLabels[step]
      const answers = changed.map(({ contact, disk_name }) => ({ to: contact, disk_name, result, note }))
      await answerReporters(trx, deps, answers)
    }
    const target = changedIds.length === 1 ? `claim:${changedIds[0]}` : 'claim:many'
    await recordAudit(trx, ctx, { action: 'claim.advance', target, changes: { step, note, ids: changedIds } })
  }
  return { done: found.length - refused.length, failed: [...refused, ...failuresOf(ids, found, '记录不存在')] }
}

type Handlers = Pick<HandlersOf<DiskServiceDefinition>, 'ListClaims' | 'AdvanceClaims' | 'ListClaimLog'>

export const claimHandlers = (deps: ClaimDeps): Handlers => ({
  ListClaims: async ({ page, ...filter }, ctx) => {
    requireAdmin(ctx, 'disk')
    const { rows, total } = await listClaims(deps.db, { ...filter, ...readBounds('disk', filter) }, page)
    return { list: rows.map(toClaim), total }
  },

  AdvanceClaims: async ({ ids, answer, ...given }, ctx) => {
    requireAdmin(ctx, 'disk')
    const request = { ids: [...new Set(ids)], advance: readAdvance(given), isAnswered: answer }
    if (request.ids.length > maxClaims)
      throw new AppError('invalid', 'disk.too_many_rows', `一次最多 ${maxClaims} 条`, { fields: ['ids'] })
    return deps.db.transaction((trx) => advance(trx, deps, ctx, request))
  },

  ListClaimLog: async ({ after_id, size }, ctx) => {
    requireAdmin(ctx, 'disk')
    const rows = await listSteps(deps.db, after_id, Math.min(size || maxLogSize, maxLogSize))
    return {
      list: rows.map(({ create_time, admin_id, ...row }) => ({
        ...row,
        admin_id: admin_id ?? 0,
        create_time: create_time.toISOString(),
      })),
    }
  },
})
