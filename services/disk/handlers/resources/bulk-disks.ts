import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskChange__Output as DiskChange } from '@pandex/platform/gen/pandex/disk/v1/DiskChange'
import type { DiskFilter__Output as DiskFilter } from '@pandex/platform/gen/pandex/disk/v1/DiskFilter'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { failuresOf } from '@pandex/platform/grpc/bulk-ids'
import type { Context } from '@pandex/platform/grpc/context'
import { inPortions } from '@pandex/platform/grpc/in-portions'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { randomUUID } from 'node:crypto'
import { unknownCategory } from '../../domain/categories/category-tree.ts'
import { readSet, takenDownMessage } from '../../domain/resources/disk-changes.ts'
import { deletedState, isSameState, setState } from '../../domain/resources/disk-state.ts'
import type { DiskState } from '../../domain/resources/disk-state.ts'
import { findFilteredIds } from '../../repositories/resources/admin-lists.ts'
import { categoryExists, lockCategory } from '../../repositories/categories/categories.ts'
import { recordChange, removeChangeRows } from '../../repositories/resources/bulk-changes.ts'
import { resolveFilter } from '../../repositories/resources/disk-filter.ts'
import { lockStates, storeStates } from '../../repositories/resources/disk-states.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'

const maxRows = 10_000

/** Resources per transaction; small, so that concurrent transactions wait only briefly for row locks. */
const batchSize = 500

interface Target {
  ids: number[]
  filter: DiskFilter | null | undefined
}

const findTargets = async (db: Db, { ids, filter }: Target): Promise<number[]> => {
  const found = ids.length > 0 ? [...new Set(ids)] : await findFilteredIds(db, await resolveFilter(db, filter), maxRows)
  if (found.length > maxRows)
    throw new AppError('invalid', 'disk.too_many_rows', `一次最多 ${maxRows} 条，请缩小筛选范围`)
  return found
}

interface Change {
  id: string
  action: string
  audited: Record<string, unknown>
  apply: (state: DiskState) => DiskState
}

const changeBatch = async (trx: Knex.Transaction, ctx: Context, ids: readonly number[], change: Change) => {
  const found = await lockStates(trx, ids)
  const allowed = found.filter(({ isTakenDown, state }) => !isTakenDown || !change.apply(state).enabled)
  const selected = allowed
    .map((disk) => ({ ...disk, before: disk.state, state: change.apply(disk.state) }))
    .filter(({ before, state }) => !isSameState(before, state))
  if (selected.length > 0) {
    const changed = await storeStates(trx, selected)
    const noted = selected.map(({ id, before, state }) => ({ id, before, after: state }))
    await recordChange(trx, change.id, noted)
    await publishDiskSaved(trx, changed)
    await recordAudit(trx, ctx, {
      action: change.action,
      target: 'disk:many',
      changes: { ...change.audited, count: selected.length, ids: selected.slice(0, 100).map(({ id }) => id) },
    })
  }
  return { found, allowed, changed: selected.length }
}

/**
 * Works in portions. Before the deadline it returns the rows changed so far, so that the change can be undone; repeating the call does the
 * rest.
 */
const changeAll = async (db: Db, ctx: Context, ids: readonly number[], change: Change): Promise<DiskChange> => {
  const { results, left } = await inPortions(ids, { size: batchSize }, ctx, (portion) =>
    db.transaction((trx) => changeBatch(trx, ctx, portion, change)),
  )
  const found = results.flatMap((result) => result.found)
  const allowed = results.flatMap((result) => result.allowed)
  return {
    count: ids.length,
    done: allowed.length,
    failed: [
      ...failuresOf(ids.slice(0, ids.length - left.length), found, '记录不存在'),
      ...failuresOf(
        found.map(({ id }) => id),
        allowed,
        takenDownMessage,
      ),
    ],
    undo: results.some(({ changed }) => changed > 0) ? change.id : '',
  }
}

const previewOf = (ids: readonly number[]): DiskChange => ({ count: ids.length, done: 0, failed: [], undo: '' })

/** Undoes one portion. @returns undefined when nothing is left to undo */
const undoBatch = async (trx: Knex.Transaction, ctx: Context, changeId: string) => {
  const rows = await removeChangeRows(trx, changeId, batchSize)
  if (!rows) return undefined
  const now = new Map(
    (
      await lockStates(
        trx,
        rows.map(({ id }) => id),
      )
    ).map((disk) => [disk.id, disk]),
  )
  // Compares the state instead of the version: a later probe raises the version but does not conflict with the undo.
  const back = rows.filter(({ id, after }) => {
    const disk = now.get(id)
    return disk !== undefined && isSameState(disk.state, after)
  })
  const states = []
  for (const { id, before } of back)
    // The category may have been deleted since.
    states.push({ id, state: { ...before, cate_id: before.cate_id && (await lockCategory(trx, before.cate_id)) } })
  const changed = await storeStates(trx, states)
  await publishDiskSaved(trx, changed)
  const changes = { change: changeId, count: changed.length }
  if (changed.length > 0) await recordAudit(trx, ctx, { action: 'disk.undo', target: 'disk:many', changes })
  return { rows, back }
}

type Handlers = Pick<HandlersOf<DiskServiceDefinition>, 'UpdateDisks' | 'DeleteDisks' | 'UndoChange'>

export const bulkDiskHandlers = ({ db, clock }: { db: Db; clock: () => Date }): Handlers => ({
  UpdateDisks: async ({ ids, filter, preview, set: given }, ctx) => {
    requireAdmin(ctx, 'disk')
    const set = readSet(given)
    const targets = await findTargets(db, { ids, filter })
    if (preview) return previewOf(targets)
    if (set.cate_id && !(await categoryExists(db, set.cate_id))) throw unknownCategory()
    const apply = (state: DiskState) => setState(state, set)
    return changeAll(db, ctx, targets, { id: randomUUID(), action: 'disk.update_many', audited: { set }, apply })
  },

  DeleteDisks: async ({ ids, filter, preview }, ctx) => {
    requireAdmin(ctx, 'disk')
    const targets = await findTargets(db, { ids, filter })
    if (preview) return previewOf(targets)
    const now = clock()
    const apply = (state: DiskState) => deletedState(state, now)
    return changeAll(db, ctx, targets, { id: randomUUID(), action: 'disk.delete_many', audited: {}, apply })
  },

  UndoChange: async ({ undo }, ctx) => {
    requireAdmin(ctx, 'disk')
    const all: DiskChange = { count: 0, done: 0, failed: [], undo: '' }
    for (;;) {
      const portion = changeIdPattern.test(undo) ? await db.transaction((trx) => undoBatch(trx, ctx, undo)) : undefined
      if (!portion) break
      all.count += portion.rows.length
      all.done += portion.back.length
      all.failed.push(
        ...failuresOf(
          portion.rows.map(({ id }) => id),
          portion.back,
          '之后又有改动，未撤销',
        ),
      )
      if (portion.rows.length < batchSize) break
    }
    if (all.count === 0) throw new AppError('not_found', 'disk.change_unknown', '没有可以撤销的改动')
    return all
  },
})

const changeIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
