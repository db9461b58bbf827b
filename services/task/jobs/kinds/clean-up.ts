import type { Db } from '@pandex/platform/postgres/postgres'
import { z } from 'zod'
import { pruneQuotas } from '../../repositories/day-quotas.ts'
import { pruneImportHours } from '../../repositories/import-hours.ts'
import { deleteOldImports, deleteOldJobs } from '../../repositories/old-rows.ts'
import { dropUnfinishedSitemaps } from '../../repositories/sitemaps.ts'
import { defineKind } from '../../use-cases/job-kind.ts'
import type { AnyKind } from '../../use-cases/job-kind.ts'

interface Progress {
  deleted: number
}

export const cleanUp = ({ db }: { db: Db }): AnyKind =>
  defineKind<object, Progress>({
    params: z.strictObject({}),
    async *run(job) {
      let { deleted } = job.state ?? { deleted: 0 }
      for (let count = -1; count !== 0;) {
        count = await deleteOldImports(db)
        deleted += count
        yield { state: { deleted }, done: deleted }
      }
      deleted += (await deleteOldJobs(db)) + (await dropUnfinishedSitemaps(db))
      await pruneQuotas(db)
      await pruneImportHours(db)
      yield { state: { deleted }, done: deleted }
      return `清理 ${deleted} 行`
    },
  })
