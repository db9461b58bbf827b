import { disk } from '../clients.ts'
import { csvType } from '../schemas/csv.ts'
import { AdvanceClaims, ExportClaims, ListClaims, ListReports, ReportDisk, ResolveReports } from '../schemas/report.ts'
import { exportClaims } from './export-claims.ts'
import { previewNotice } from './preview-notice.ts'
import { downloadRoute, route } from './route.ts'
import type { RouteTable } from './route.ts'
import { asNull, listWithEdges } from './reply-shapes.ts'

export const reportRoutes = {
  'POST /v1/disk/report': route({
    auth: 'optional',
    limit: 'browse',
    input: ReportDisk,
    call: disk.ReportDisk,
    reply: asNull,
    msg: '感谢反馈，管理员会尽快处理',
  }),
  'GET /admin/v1/report/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListReports,
    call: disk.ListReports,
    reply: listWithEdges,
  }),
  'POST /admin/v1/report/update': route({
    auth: 'admin',
    limit: 'admin',
    input: ResolveReports,
    call: disk.ResolveReports,
    refusal: previewNotice,
    msg: '处理成功',
  }),
  'GET /admin/v1/claim/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListClaims,
    call: disk.ListClaims,
    reply: listWithEdges,
  }),
  'POST /admin/v1/claim/update': route({
    auth: 'admin',
    limit: 'admin',
    input: AdvanceClaims,
    call: disk.AdvanceClaims,
    msg: '处理成功',
  }),
  'GET /admin/v1/claim/export': downloadRoute({
    auth: 'admin',
    limit: 'admin',
    input: ExportClaims,
    call: exportClaims,
    download: { filename: 'copyright-claims.csv', contentType: csvType },
  }),
} satisfies RouteTable
