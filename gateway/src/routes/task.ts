import type { Job__Output as Job } from '@pandex/platform/gen/pandex/task/v1/Job'
import { disk, task } from '../clients.ts'
import { CheckLink, RefreshDisk } from '../schemas/disk.ts'
import {
  CheckGemini,
  GenSitemap,
  GetProgress,
  ImportDisk,
  ImportDiskAdmin,
  ImportDiskOpen,
  JobRef,
  ListItems,
  ListJobs,
  PreviewImport,
  RebuildEs,
  RetryItems,
  ReviewItems,
  StartJob,
} from '../schemas/task.ts'
import { previewNotice } from './preview-notice.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { listWithEdges, withEdges } from './reply-shapes.ts'

/** 100000 characters outside the basic plane, each written as two `\uXXXX` escapes, and the rest of the body. */
const maxBodyBytes = 1_300_000

const queuedMsg = '后台处理中...'

const toJobId = ({ id }: Job) => ({ job_id: id })

export const taskRoutes = {
  'POST /v1/task/preview_import': route({
    auth: 'optional',
    limit: 'preview',
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
    scope: 'import',
    limit: 'program',
    input: ImportDiskOpen,
    call: task.ImportDisk,
    msg: queuedMsg,
    maxBodyBytes,
  }),
  'GET /v1/task/progress': route({ auth: 'public', limit: 'browse', input: GetProgress, call: task.GetProgress }),
  'GET /v1/task/check': route({ auth: 'public', limit: 'detail', input: CheckLink, call: disk.CheckLink }),
  'GET /admin/v1/disk_task/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListItems,
    call: task.ListItems,
    reply: ({ list, total, counts }) => ({ ...listWithEdges({ list, total }), counts }),
  }),
  'POST /admin/v1/disk_task/update_status': route({
    auth: 'admin',
    limit: 'admin',
    input: ReviewItems,
    call: task.ReviewItems,
    refusal: previewNotice,
    msg: '更新成功',
  }),
  'POST /admin/v1/disk_task/retry': route({
    auth: 'admin',
    limit: 'admin',
    input: RetryItems,
    call: task.RetryItems,
    msg: queuedMsg,
  }),
  'GET /admin/v1/task/rebuild_es': route({
    auth: 'admin',
    limit: 'admin',
    input: RebuildEs,
    call: task.StartJob,
    reply: toJobId,
    msg: queuedMsg,
  }),
  'GET /admin/v1/task/gen_sitemap': route({
    auth: 'admin',
    limit: 'admin',
    input: GenSitemap,
    call: task.StartJob,
    reply: toJobId,
    msg: queuedMsg,
  }),
  'GET /admin/v1/task/refresh_disk': route({
    auth: 'admin',
    limit: 'admin',
    input: RefreshDisk,
    call: task.StartJob,
    reply: toJobId,
    msg: queuedMsg,
  }),
  'POST /admin/v1/task/start': route({
    auth: 'admin',
    limit: 'admin',
    input: StartJob,
    call: task.StartJob,
    reply: toJobId,
    msg: queuedMsg,
  }),
  'GET /admin/v1/task/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListJobs,
    call: task.ListJobs,
    reply: listWithEdges,
  }),
  'POST /admin/v1/task/cancel': route({
    auth: 'admin',
    limit: 'admin',
    input: JobRef,
    call: task.CancelJob,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/task/retry': route({
    auth: 'admin',
    limit: 'admin',
    input: JobRef,
    call: task.RetryJob,
    reply: withEdges,
    msg: queuedMsg,
  }),
  'GET /admin/v1/task/check_gemini': route({
    auth: 'admin',
    limit: 'admin',
    input: CheckGemini,
    call: task.CheckGemini,
  }),
} satisfies RouteTable
