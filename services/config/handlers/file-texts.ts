import { recordAudit } from '@pandex/platform/events/record-audit'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { checkFileCount, checkFileText } from '../domain/files/check-file-text.ts'
import {
  countFileTexts,
  findFileText,
  listFileTexts,
  lockFileTexts,
  storeFileText,
} from '../repositories/file-texts.ts'

type Handlers = Pick<HandlersOf<ConfigServiceDefinition>, 'UpdateFileText' | 'ListFileTexts' | 'GetFileText'>

const maxAuditedLength = 1_000

const urlOf = (name: string): string => `/${name}`

export const fileTextHandlers = ({ db }: { db: Knex }): Handlers => ({
  UpdateFileText: async ({ name, text: given }, ctx) => {
    const admin = requireAdmin(ctx, 'config')
    const text = checkFileText({ name, text: given })
    await db.transaction(async (trx) => {
      await lockFileTexts(trx)
      const before = await findFileText(trx, name)
      if (before === text) return
      if (before === '') checkFileCount(await countFileTexts(trx))
      await storeFileText(trx, { name, text }, admin.id)
      const changes = { text: [before, text].map((one) => one.slice(0, maxAuditedLength)) }
      await recordAudit(trx, ctx, { action: 'file_text.update', target: `file_text:${name}`, changes })
    })
    return { url: urlOf(name) }
  },

  ListFileTexts: async ({ page, q }, ctx) => {
    requireAdmin(ctx, 'config')
    const { rows, total } = await listFileTexts(db, q, page)
    return {
      list: rows.map(({ id, name, text, update_time }) => ({
        id,
        name,
        text,
        url: urlOf(name),
        update_time: update_time.toISOString(),
      })),
      total,
    }
  },

  GetFileText: async ({ name }) => ({ text: await findFileText(db, name) }),
})
