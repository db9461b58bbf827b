import { config } from '../clients.ts'
import {
  ClearEntries,
  CreateEntry,
  DeleteEntries,
  ExportEntries,
  FindBlacklisted,
  ImportEntries,
  ListBusiest,
  ListEntries,
  PreviewEntry,
  UpdateEntry,
} from '../schemas/blacklist.ts'
import { csvType } from '../schemas/csv.ts'
import { exportBlacklist } from './export-blacklist.ts'
import { downloadRoute, route } from './route.ts'
import type { RouteTable } from './route.ts'
import { listWithEdges, withEdges } from './reply-shapes.ts'

export const blacklistRoutes = {
  'GET /admin/v1/blacklist/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListEntries,
    call: config.ListBlacklist,
    reply: listWithEdges,
  }),
  'GET /admin/v1/blacklist/ip_list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListBusiest,
    call: config.ListBusiestAddresses,
  }),
  'GET /admin/v1/blacklist/export': downloadRoute({
    auth: 'admin',
    limit: 'admin',
    input: ExportEntries,
    call: exportBlacklist,
    download: { filename: 'blacklist.csv', contentType: csvType },
  }),
  'POST /admin/v1/blacklist/create': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateEntry,
    call: config.CreateBlacklistEntry,
    reply: withEdges,
    msg: '添加成功',
  }),
  'POST /admin/v1/blacklist/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateEntry,
    call: config.UpdateBlacklistEntry,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/blacklist/delete': route({
    auth: 'admin',
    limit: 'admin',
    input: DeleteEntries,
    call: config.DeleteBlacklistEntries,
  }),
  'GET /admin/v1/blacklist/clear': route({
    auth: 'admin',
    limit: 'admin',
    input: ClearEntries,
    call: config.ClearBlacklist,
  }),
  'POST /admin/v1/blacklist/filter_in_blacklist': route({
    auth: 'admin',
    limit: 'admin',
    input: FindBlacklisted,
    call: config.FindBlacklisted,
    maxBodyBytes: 1_000_000,
  }),
  'POST /admin/v1/blacklist/import': route({
    auth: 'admin',
    limit: 'admin',
    input: ImportEntries,
    call: config.ImportBlacklist,
    msg: '添加成功',
    maxBodyBytes: 5_000_000,
  }),
  'POST /admin/v1/blacklist/preview': route({
    auth: 'admin',
    limit: 'admin',
    input: PreviewEntry,
    call: config.PreviewBlacklist,
  }),
} satisfies RouteTable
