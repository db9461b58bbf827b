import { AppError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { readTime } from '@pandex/contracts/time-range'
import { listReports, storeReport } from '../repositories/backups.ts'

const nameForm = /^[\w.-]{1,100}$/
const maxErrorLength = 500

const badBackup = (field: string): AppError =>
  new AppError('invalid', 'config.bad_backup', '备份的记录无效', { fields: [field] })

type Handlers = Pick<HandlersOf<ConfigServiceDefinition>, 'ReportBackup' | 'ListBackups'>

export const backupHandlers = ({ db }: { db: Db }): Handlers => ({
  ReportBackup: async ({ name, started_at, ended_at, bytes, error }, ctx) => {
    requireBackground(ctx, 'config')
    const [startedAt, endedAt] = [readTime(started_at), readTime(ended_at)]
    if (!nameForm.test(name)) throw badBackup('name')
    if (!startedAt) throw badBackup('started_at')
    if (!endedAt) throw badBackup('ended_at')
    if (bytes < 0) throw badBackup('bytes')
    const text = error.replaceAll('\0', '').slice(0, maxErrorLength).toWellFormed()
    await storeReport(db, { name, started_at: startedAt, ended_at: endedAt, bytes, error: text })
    return {}
  },

  ListBackups: async ({ page }, ctx) => {
    requireAdmin(ctx, 'config')
    const { rows, total } = await listReports(db, page)
    const list = rows.map(({ started_at, ended_at, ...row }) => ({
      ...row,
      started_at: started_at.toISOString(),
      ended_at: ended_at.toISOString(),
    }))
    return { list, total }
  },
})
