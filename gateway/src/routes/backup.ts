import { config } from '../clients.ts'
import { ListBackups } from '../schemas/backup.ts'
import { listWithEdges } from './reply-shapes.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

export const backupRoutes = {
  'GET /admin/v1/backup/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListBackups,
    call: config.ListBackups,
    reply: listWithEdges,
  }),
} satisfies RouteTable
