import { AppError } from '@pandex/platform/errors'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { findSitemapFile } from '../repositories/sitemaps.ts'

export const sitemapHandlers = ({ db }: { db: Db }): Pick<HandlersOf<TaskServiceDefinition>, 'GetSitemap'> => ({
  GetSitemap: async ({ name }, ctx) => {
    requireBackground(ctx, 'task')
    const file = await findSitemapFile(db, name)
    if (!file) throw new AppError('not_found', 'task.no_sitemap', '没有站点地图')
    return { content: file.content, made_at: file.made_at.toISOString() }
  },
})
