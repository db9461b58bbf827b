import { tellAdminChanged } from '@pandex/platform/audit'
import { spendCaptcha } from '@pandex/platform/captcha'
import type { CaptchaClient } from '@pandex/platform/captcha'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ImportDiskRequest__Output as ImportDiskRequest } from '@pandex/platform/gen/pandex/task/v1/ImportDiskRequest'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf, HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres'
import type { BanReader, NameBans } from '../clients/bans.ts'
import { findKnownShares, shareKey } from '../clients/known-shares.ts'
import type { Share } from '../clients/known-shares.ts'
import type { ImportRules, SiteConfig } from '../clients/site-config.ts'
import { checkImportText, checkNonEmptyImportText } from '../domain/check-import-text.ts'
import { createExcerpts } from '../domain/excerpt.ts'
import { applyRules, grantWishes, isTaskNo, isVisitor, readOrigin, repeatKeyOf } from '../domain/import-terms.ts'
import { bannedMessage } from '../domain/item-status.ts'
import type { ParsedText } from '@pandex/platform/share-text/parse-links'
import { findProgress } from '../repositories/import-progress.ts'
import { storeImport } from '../repositories/import-tasks.ts'
import type { NewImport, NewItem, Summary } from '../repositories/import-tasks.ts'
import { importerOf, quotasOf } from './importer.ts'

export interface ImportDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'FindKnown'>
  siteConfig: SiteConfig
  captcha: CaptchaClient
  bans: BanReader
}

export const unknownTask = (): AppError => new AppError('not_found', 'task.unknown', '记录不存在')

/** Maximum part of an import's deadline for the lookup of known shares. */
const knownBudgetMs = 1_000

/** Known shares only affect the summary counts; the import continues without them. */
export const findKnownIfPossible = async (
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

interface Judging {
  needsReview: boolean
  isBanned: NameBans
  /** Line number of the text's first line in the whole file, from 1. */
  firstLine?: number
}

export const toItems = (
  text: string,
  { links }: ParsedText,
  { needsReview, isBanned, firstLine = 1 }: Judging,
): NewItem[] => {
  const excerptAt = createExcerpts(text)
  const open = needsReview ? 'review' : 'pending'
  return links.map(({ line, disk_type, disk_id, disk_pass, disk_name }) => {
    const banned = disk_name !== null && isBanned(disk_name)
    return {
      line: line + firstLine - 1,
      disk_type,
      disk_id,
      disk_pass,
      disk_name: disk_name ?? '',
      excerpt: excerptAt(line, disk_id),
      status: banned ? 'banned' : open,
      msg: banned ? bannedMessage : '',
    }
  })
}

const summarize = (items: readonly NewItem[], { unsupported }: ParsedText, known: ReadonlySet<string>): Summary => {
  const count = (status: NewItem['status']): number => items.filter((item) => item.status === status).length
  const duplicate = items.filter((item) => item.status === 'pending' && known.has(shareKey(item))).length
  return {
    total: items.length,
    accepted: count('pending') - duplicate,
    review: count('review'),
    duplicate,
    banned: count('banned'),
    unsupported: unsupported.length,
  }
}

const tellImported = async (trx: Knex.Transaction, ctx: Context, taskNo: string, wanted: NewImport): Promise<void> => {
  const { cate_id, is_mine, weight, summary } = wanted
  const changes = { links: summary.total, cate_id, is_mine, weight }
  await tellAdminChanged(trx, ctx, { action: 'import.create', target: `import:${taskNo}`, changes })
}

type Handlers = Pick<HandlersOf<TaskServiceDefinition>, 'PreviewImport' | 'ImportDisk' | 'GetProgress'>

export const importHandlers = ({ db, disk, siteConfig, captcha, bans }: ImportDeps): Handlers => {
  /** Checks the importer's rights and builds the import. @param rules absent if the visitor rules do not apply */
  const readImport = async (
    request: ImportDiskRequest,
    rules: ImportRules | undefined,
    ctx: Context,
  ): Promise<NewImport> => {
    const origin = readOrigin(request.origin, ctx)
    const needsReview = rules !== undefined && applyRules(rules, ctx)
    const parsed = checkNonEmptyImportText(request.text)
    // Runs after all local checks, because a refused text must not consume a captcha token.
    if (rules?.needsCaptcha) await spendCaptcha(captcha, 'import', request.captcha_token, ctx)
    const [known, isBanned] = await Promise.all([findKnownIfPossible(disk, parsed.links, ctx), bans.read()])
    const items = toItems(request.text, parsed, { needsReview, isBanned })
    const wishes = grantWishes(request, ctx)
    return {
      ...wishes,
      repeat_key: repeatKeyOf(request.text, origin, wishes, ctx),
      origin,
      importer: importerOf(ctx),
      user_id: ctx.user?.id ?? null,
      summary: summarize(items, parsed, known),
      items,
      quotas: rules ? quotasOf(rules, ctx) : [],
    }
  }
  return {
    PreviewImport: async ({ text }, ctx) => {
      const { links, unsupported } = checkImportText(text)
      const [known, isBanned] = await Promise.all([findKnownShares(disk, links, ctx), bans.read()])
      const stateOf = (link: (typeof links)[number]): string => {
        if (link.disk_name !== null && isBanned(link.disk_name)) return 'banned'
        return known.has(shareKey(link)) ? 'duplicate' : 'new'
      }
      const list = links.map((link) => ({ ...link, disk_name: link.disk_name ?? '', state: stateOf(link) }))
      return { list, total: list.length, unsupported }
    },

    ImportDisk: async (request, ctx) => {
      const origin = readOrigin(request.origin, ctx)
      const rules = isVisitor(origin, ctx) ? await siteConfig.readImportRules() : undefined
      const wanted = await readImport(request, rules, ctx)
      return storeImport(db, wanted, {
        itemsInFlight: await siteConfig.readItemsInFlight(),
        onStored: async (trx, taskNo) => {
          if (origin === 'admin') await tellImported(trx, ctx, taskNo, wanted)
        },
      })
    },

    GetProgress: async ({ task_no }) => {
      const progress = isTaskNo(task_no) ? await findProgress(db, task_no) : undefined
      if (!progress) throw unknownTask()
      return progress
    },
  }
}
