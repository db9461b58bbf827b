import { tellAdminChanged } from '@pandex/platform/audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ImportDiskRequest__Output as ImportDiskRequest } from '@pandex/platform/gen/pandex/task/v1/ImportDiskRequest'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf, HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres'
import { findKnownShares, shareKey } from '../clients/known-shares.ts'
import type { Share } from '../clients/known-shares.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { checkImportText, checkNonEmptyImportText } from '../domain/check-import-text.ts'
import { applyRules, grantWishes, isVisitor, readOrigin, repeatKeyOf } from '../domain/import-terms.ts'
import type { Origin } from '../domain/import-terms.ts'
import { countStatuses } from '../domain/item-status.ts'
import type { ParsedText } from '../domain/parse-links.ts'
import { findItems, storeImport } from '../repositories/import-tasks.ts'
import type { NewImport } from '../repositories/import-tasks.ts'

export interface ImportDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'FindKnown'>
  siteConfig: SiteConfig
}

/** Part of its time that an import spends at most on finding out what is known already. */
const knownBudgetMs = 1_000

/** What is known only decides how a link is counted: an import goes on without it. */
const findKnownIfPossible = async (
  disk: ImportDeps['disk'],
  links: readonly Share[],
  ctx: Context,
): Promise<ReadonlySet<string>> => {
  const deadlineMs = Math.min(ctx.deadlineMs, Date.now() + knownBudgetMs)
  return findKnownShares(disk, links, { ...ctx, deadlineMs }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'importing without knowing what is known')
    return new Set()
  })
}

const summarize = ({ links, unsupported }: ParsedText, needsReview: boolean, known: ReadonlySet<string>) => {
  const duplicate = needsReview ? 0 : links.filter((link) => known.has(shareKey(link))).length
  return {
    total: links.length,
    accepted: needsReview ? 0 : links.length - duplicate,
    review: needsReview ? links.length : 0,
    duplicate,
    banned: 0,
    unsupported: unsupported.length,
  }
}

const toImport = (
  request: ImportDiskRequest,
  origin: Origin,
  { links }: ParsedText,
  summary: NewImport['summary'],
  ctx: Context,
): NewImport => {
  const wishes = grantWishes(request, ctx)
  return {
    ...wishes,
    repeat_key: repeatKeyOf(request.text, origin, wishes, ctx),
    origin,
    user_id: ctx.user?.id ?? null,
    summary,
    items: links.map(({ line, disk_type, disk_id, disk_pass, disk_name }) => ({
      line,
      disk_type,
      disk_id,
      disk_pass,
      disk_name: disk_name ?? '',
      status: summary.review > 0 ? 'review' : 'pending',
    })),
  }
}

/** What came in by the back office's door stands in the audit log. */
const tellImported = async (trx: Knex.Transaction, ctx: Context, taskNo: string, wanted: NewImport): Promise<void> => {
  const { cate_id, is_mine, weight, summary } = wanted
  const changes = { links: summary.total, cate_id, is_mine, weight }
  await tellAdminChanged(trx, ctx, { action: 'import.create', target: `import:${taskNo}`, changes })
}

const taskNoForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const importHandlers = ({ db, disk, siteConfig }: ImportDeps): HandlersOf<TaskServiceDefinition> => ({
  PreviewImport: async ({ text }, ctx) => {
    const { links, unsupported } = checkImportText(text)
    const known = await findKnownShares(disk, links, ctx)
    const list = links.map((link) => ({
      ...link,
      disk_name: link.disk_name ?? '',
      state: known.has(shareKey(link)) ? 'duplicate' : 'new',
    }))
    return { list, total: list.length, unsupported }
  },

  ImportDisk: async (request, ctx) => {
    const origin = readOrigin(request.origin, ctx)
    const needsReview = isVisitor(origin, ctx) && applyRules(await siteConfig.readImportRules(), ctx)
    const parsed = checkNonEmptyImportText(request.text)
    const known = await findKnownIfPossible(disk, parsed.links, ctx)
    const summary = summarize(parsed, needsReview, known)
    const wanted = toImport(request, origin, parsed, summary, ctx)
    return storeImport(db, wanted, async (trx, taskNo) => {
      if (origin === 'admin') await tellImported(trx, ctx, taskNo, wanted)
    })
  },

  GetProgress: async ({ task_no }) => {
    const items = taskNoForm.test(task_no) ? await findItems(db, task_no) : undefined
    if (!items) throw new AppError('not_found', 'task.unknown', '记录不存在')
    return { total: items.length, counts: countStatuses(items), items }
  },
})
