import { retryableItemStatuses } from '@pandex/contracts/enums'
import { readLanzouHost } from '@pandex/platform/clients/lanzou-host'
import type { LanzouHostReader } from '@pandex/platform/clients/lanzou-host'
import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { ReviewItemsRequest__Output as ReviewItemsRequest } from '@pandex/platform/gen/pandex/task/v1/ReviewItemsRequest'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { BanReader } from '../clients/bans.ts'
import { bannedMessage, refusedMessage } from '../domain/item-messages.ts'
import { changeItems, findEligibleItems } from '../repositories/item-changes.ts'
import type { ItemSelection, ItemChange, ItemUpdate, LockedItem } from '../repositories/item-changes.ts'
import { listItems } from '../repositories/item-lists.ts'

export interface ReviewDeps {
  db: Db
  siteConfig: LanzouHostReader
  bans: BanReader
}

const invalid = (code: string, message: string, field: string): AppError =>
  new AppError('invalid', `task.${code}`, message, { fields: [field] })

const maxAuditedIds = 100

/** Audits a change of items, without the shares' passwords. */
const recordItemsChanged = async (
  trx: Knex.Transaction,
  ctx: Context,
  action: string,
  items: readonly LockedItem[],
  { msg, disk_name, cate_id }: ItemUpdate,
): Promise<void> => {
  const [first] = items
  const ids = items.slice(0, maxAuditedIds).map(({ id }) => id)
  const renamed = disk_name && [first?.disk_name, disk_name]
  const target = items.length === 1 ? `import_item:${first?.id}` : 'import_item:many'
  const changes = { ids, count: items.length, msg, cate_id, disk_name: renamed }
  await recordAudit(trx, ctx, { action, target, changes })
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/** @throws AppError invalid task.bad_status, task.bad_correction */
const readReview = ({ ids, status, message, ...given }: ReviewItemsRequest): ItemUpdate => {
  if (status !== 'approved' && status !== 'refused') throw invalid('bad_status', '状态只能是通过或拒绝', 'status')
  if (status === 'refused')
    return { status: 'failed', msg: [refusedMessage, message.trim()].filter((part) => part !== '').join('：') }
  const isCorrected = isGiven(given.disk_name) || given.disk_pass !== undefined
  if (isCorrected && ids.length !== 1) throw invalid('bad_correction', '名称和提取码只能逐条修改', 'disk_name')
  return {
    status: 'pending',
    msg: '',
    disk_name: isGiven(given.disk_name) ? given.disk_name.trim() : undefined,
    disk_pass: given.disk_pass?.trim(),
    cate_id: given.cate_id,
  }
}

type Handlers = Pick<HandlersOf<TaskServiceDefinition>, 'ListItems' | 'ReviewItems' | 'RetryItems'>

export const reviewHandlers = ({ db, siteConfig, bans }: ReviewDeps): Handlers => {
  const refuseBanned = async (update: ItemUpdate): Promise<ItemChange['refuse']> => {
    if (update.status !== 'pending') return () => undefined
    const isBanned = await bans.read()
    return ({ disk_name }) => (isBanned(update.disk_name ?? disk_name) ? bannedMessage : undefined)
  }
  const change = async (
    chosen: ItemSelection & { preview: boolean },
    ctx: Context,
    {
      action,
      statuses,
      update,
      ineligibleMessage,
    }: Pick<ItemChange, 'statuses' | 'update' | 'ineligibleMessage'> & { action: string },
  ) => {
    const fitting = await findEligibleItems(db, chosen, statuses)
    if (chosen.preview) return { count: fitting.length, done: 0, failed: [] }
    // Explicitly chosen ids get a result each, even if their status no longer fits.
    const ids = chosen.ids.length > 0 ? [...new Set(chosen.ids)] : fitting
    const { done, failed } = await changeItems(db, ids, {
      statuses,
      update,
      ineligibleMessage,
      refuse: await refuseBanned(update),
      onChanged: (trx, items) => recordItemsChanged(trx, ctx, action, items, update),
    })
    return { count: ids.length, done, failed }
  }
  return {
    ListItems: async (request, ctx) => {
      requireAdmin(ctx, 'task')
      return listItems(db, request, await readLanzouHost(siteConfig))
    },
    ReviewItems: async (request, ctx) => {
      requireAdmin(ctx, 'task')
      const update = readReview(request)
      const action = update.status === 'pending' ? 'import.approve' : 'import.refuse'
      return change(request, ctx, { action, statuses: ['review'], update, ineligibleMessage: '不在等待审核' })
    },
    RetryItems: async (request, ctx) => {
      requireAdmin(ctx, 'task')
      const update: ItemUpdate = { status: 'pending', msg: '' }
      return change(request, ctx, {
        action: 'import.retry',
        statuses: retryableItemStatuses,
        update,
        ineligibleMessage: '不能重试',
      })
    },
  }
}
