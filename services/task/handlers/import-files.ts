import { createHash, randomUUID } from 'node:crypto'
import { tellAdminChanged } from '@pandex/platform/audit'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { requireAdmin } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { shareKey } from '../clients/known-shares.ts'
import { readPart } from '../domain/check-import-text.ts'
import { isTaskNo } from '../domain/import-terms.ts'
import { addPart, beginFile, endFile } from '../repositories/import-files.ts'
import { importerOf } from './importer.ts'
import { findKnownIfPossible, toItems, unknownTask } from './imports.ts'
import type { ImportDeps } from './imports.ts'

const nothing = { total: 0, accepted: 0, review: 0, duplicate: 0, banned: 0, unsupported: 0 }

type Handlers = Pick<HandlersOf<TaskServiceDefinition>, 'BeginImport' | 'AddToImport' | 'EndImport'>

export const importFileHandlers = ({ db, disk, bans }: Pick<ImportDeps, 'db' | 'disk' | 'bans'>): Handlers => ({
  BeginImport: async ({ request_id, name, ...wishes }, ctx) => {
    const admin = requireAdmin(ctx, 'task')
    const repeat_key = createHash('sha256')
      .update(JSON.stringify(['file', admin.id, request_id || randomUUID()]))
      .digest('base64url')
    const task = { ...wishes, repeat_key, origin: 'admin' as const, user_id: admin.id, summary: nothing }
    return beginFile(db, task, name, async (trx, taskNo) => {
      const changes = { file: name, ...wishes }
      await tellAdminChanged(trx, ctx, { action: 'import.create', target: `import:${taskNo}`, changes })
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
      importer: importerOf(ctx),
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
