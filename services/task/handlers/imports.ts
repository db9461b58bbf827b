import { recordAudit } from '@pandex/platform/events/record-audit'
import { consumeCaptchaToken } from '@pandex/platform/clients/captcha'
import type { CaptchaClient } from '@pandex/platform/clients/captcha'
import { readLanzouHost } from '@pandex/platform/clients/lanzou-host'
import { buildShareLink } from '@pandex/contracts/share-link'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ImportDiskRequest__Output as ImportDiskRequest } from '@pandex/platform/gen/pandex/task/v1/ImportDiskRequest'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf, HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { BanReader } from '../clients/bans.ts'
import { findKnownShares, shareKey } from '../clients/known-shares.ts'
import { readItemsInFlight } from '../clients/site-config.ts'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'
import { checkImportText, checkNonEmptyImportText } from '../domain/check-import-text.ts'
import {
  checkVisitorRules,
  restrictOptions,
  isTaskNo,
  isVisitor,
  readOrigin,
  idempotencyKeyOf,
  unknownTask,
} from '../domain/import-request.ts'
import type { ParsedText } from '@pandex/share-text/parse-links'
import { findProgress } from '../repositories/import-progress.ts'
import { storeImport } from '../repositories/import-tasks.ts'
import type { NewImport, NewItem, Summary } from '../repositories/import-tasks.ts'
import { findKnownIfPossible, toItems } from '../use-cases/import-items.ts'
import { importerKeyOf, linkQuotasOf } from '../use-cases/importer-quotas.ts'

type ImportSetting = 'drive_basic' | 'user' | 'user_import_need_login' | 'user_import_need_review' | 'task_basic'
type ImportRules = Pick<SiteRules, ImportSetting>

export interface ImportDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'FindKnown'>
  siteConfig: SiteConfig<ImportSetting>
  captcha: CaptchaClient
  bans: BanReader
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

const recordImport = async (
  trx: Knex.Transaction,
  ctx: Context,
  taskNo: string,
  newImport: NewImport,
): Promise<void> => {
  const { cate_id, is_mine, weight, summary } = newImport
  const changes = { links: summary.total, cate_id, is_mine, weight }
  await recordAudit(trx, ctx, { action: 'import.create', target: `import:${taskNo}`, changes })
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
    const needsReview = rules !== undefined && checkVisitorRules(rules, ctx)
    const parsed = checkNonEmptyImportText(request.text)
    // Runs after all local checks, because a refused text must not consume a captcha token.
    if (rules?.user.enable_captcha) await consumeCaptchaToken(captcha, 'import', request.captcha_token, ctx)
    const [known, isBanned] = await Promise.all([findKnownIfPossible(disk, parsed.links, ctx), bans.read()])
    const items = toItems(request.text, parsed, { needsReview, isBanned })
    const options = restrictOptions(request, origin)
    return {
      ...options,
      repeat_key: idempotencyKeyOf(request.text, origin, options, ctx),
      origin,
      importer: importerKeyOf(ctx),
      user_id: ctx.user?.id ?? null,
      summary: summarize(items, parsed, known),
      items,
      quotas: rules ? linkQuotasOf(rules.task_basic, ctx) : [],
    }
  }
  return {
    PreviewImport: async ({ text }, ctx) => {
      const { links, unsupported } = checkImportText(text)
      const [known, isBanned, lanzouHost] = await Promise.all([
        findKnownShares(disk, links, ctx),
        bans.read(),
        readLanzouHost(siteConfig),
      ])
      const stateOf = (link: (typeof links)[number]): string => {
        if (link.disk_name !== null && isBanned(link.disk_name)) return 'banned'
        return known.has(shareKey(link)) ? 'duplicate' : 'new'
      }
      const list = links.map((link) => ({
        ...link,
        disk_name: link.disk_name ?? '',
        link: buildShareLink(link.disk_type, link.disk_id, link.disk_pass, lanzouHost),
        state: stateOf(link),
      }))
      return { list, total: list.length, unsupported }
    },

    ImportDisk: async (request, ctx) => {
      const origin = readOrigin(request.origin, ctx)
      const rules = isVisitor(origin, ctx) ? await siteConfig.read() : undefined
      const newImport = await readImport(request, rules, ctx)
      return storeImport(db, newImport, {
        itemsInFlight: await readItemsInFlight(siteConfig),
        onStored: async (trx, taskNo) => {
          if (origin === 'admin') await recordImport(trx, ctx, taskNo, newImport)
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
