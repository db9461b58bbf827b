import { createHash, randomUUID } from 'node:crypto'
import { recordAudit } from '@pandex/platform/events/record-audit'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ClientOf, HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { BanReader } from '../clients/bans.ts'
import { shareKey } from '../clients/known-shares.ts'
import { readPart } from '../domain/check-import-text.ts'
import { isTaskNo, unknownTask } from '../domain/import-request.ts'
import { addPart, beginFile, endFile } from '../repositories/import-files.ts'
import { findKnownIfPossible, toItems } from '../use-cases/import-items.ts'
import { importerKeyOf } from '../use-cases/importer-quotas.ts'

const emptySummary = { total: 0, accepted: 0, review: 0, duplicate: 0, banned: 0, unsupported: 0 }

export interface ImportFileDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'FindKnown'>
  bans: BanReader
}

type Handlers = Pick<HandlersOf<TaskServiceDefinition>, 'BeginImport' | 'AddToImport' | 'EndImport'>

export const importFileHandlers = ({ db, disk, bans }: ImportFileDeps): Handlers => ({
  BeginImport: async ({ request_id, name, ...options }, ctx) => {
    const admin = requireAdmin(ctx, 'task')
    const repeat_key = createHash('sha256')
      .update(JSON.stringify(['file', admin.id, request_id || randomUUID()]))
      .digest('base64url')
    const task = { ...options, repeat_key, origin: 'admin' as const, user_id: admin.id, summary: emptySummary }
    return beginFile(db, task, name, async (trx, taskNo) => {
      const changes = { file: name, ...options }
      await recordAudit(trx, ctx, { action: 'import.create', target: `import:${taskNo}`, changes })
    })
  },

  AddToImport: async ({ task_no, part, text, first_line }, ctx) => {
    requireAdmin(ctx, 'task')
    if (!isTaskNo(task_no)) throw unknownTask()
    const parsed = readPart(text)
    const known = await findKnownIfPossible(disk, parsed.links, ctx)
    const items = toItems(text, parsed, { needsReview: false, isBanned: await bans.read(), firstLine: first_line })
    return addPart(db, task_no, {
      number: part,
      importer: importerKeyOf(ctx),
      items,
      unsupported: parsed.unsupported.length,
      isKnown: (item) => known.has(shareKey(item)),
    })
  },

  EndImport: async ({ task_no }, ctx) => {
    requireAdmin(ctx, 'task')
    if (!isTaskNo(task_no)) throw unknownTask()
    return endFile(db, task_no)
  },
})
