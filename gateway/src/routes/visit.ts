import { config } from '../clients.ts'
import { csvType } from '../schemas/csv.ts'
import { ExportAudit, GetOverview, ListAudit, ListSeries, ListTop, ListVisitors } from '../schemas/visit.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { getOverview } from './overview.ts'
import { getDataLog, getTopLists } from './statistics.ts'
import { downloadRoute, route } from './route.ts'
import type { RouteTable } from './route.ts'
import { listWithEdges } from './reply-shapes.ts'

export const visitRoutes = {
  'GET /admin/v1/visit/ip_times': route({
    auth: 'admin',
    limit: 'admin',
    input: ListVisitors,
    call: config.ListVisitors,
  }),
  'GET /admin/v1/visit/data_log': route({
    auth: 'admin',
    limit: 'admin',
    input: ListSeries,
    call: getDataLog,
  }),
  'GET /admin/v1/visit/top': route({ auth: 'admin', limit: 'admin', input: ListTop, call: getTopLists }),
  'GET /admin/v1/visit/overview': route({ auth: 'admin', limit: 'admin', input: GetOverview, call: getOverview }),
  'GET /admin/v1/audit/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListAudit,
    call: listAudit,
    reply: listWithEdges,
  }),
  'GET /admin/v1/audit/export': downloadRoute({
    auth: 'admin',
    limit: 'admin',
    input: ExportAudit,
    call: exportAudit,
    download: { filename: 'audit-log.csv', contentType: csvType },
  }),
} satisfies RouteTable
