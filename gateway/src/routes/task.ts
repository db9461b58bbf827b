import { task } from '../clients.ts'
import { GetProgress, ImportDisk, ImportDiskAdmin, ImportDiskOpen, PreviewImport } from '../schemas/task.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

/** 100000 characters outside the basic plane, each written as two `\uXXXX` escapes, and the rest of the body. */
const maxBodyBytes = 1_300_000

const queuedMsg = '后台处理中...'

export const taskRoutes = {
  'POST /v1/task/preview_import': route({
    auth: 'optional',
    limit: 'browse',
    input: PreviewImport,
    call: task.PreviewImport,
    maxBodyBytes,
  }),
  'POST /v1/task/import_disk': route({
    auth: 'optional',
    limit: 'import',
    input: ImportDisk,
    call: task.ImportDisk,
    msg: queuedMsg,
    maxBodyBytes,
  }),
  'POST /admin/v1/task/import_disk': route({
    auth: 'admin',
    limit: 'admin',
    input: ImportDiskAdmin,
    call: task.ImportDisk,
    msg: queuedMsg,
    maxBodyBytes,
  }),
  'POST /open/task/import_disk': route({
    auth: 'open',
    limit: 'import',
    input: ImportDiskOpen,
    call: task.ImportDisk,
    msg: queuedMsg,
    maxBodyBytes,
  }),
  'GET /v1/task/progress': route({ auth: 'public', limit: 'browse', input: GetProgress, call: task.GetProgress }),
} satisfies RouteTable
