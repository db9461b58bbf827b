import { config } from '../clients.ts'
import { DeleteUploads, ListUploads } from '../schemas/upload.ts'
import { listWithEdges } from './reply-shapes.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

/** Uploading is a raw route: `raw/upload-image.ts`. */
export const uploadRoutes = {
  'GET /admin/v1/upload/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListUploads,
    call: config.ListUploads,
    reply: listWithEdges,
  }),
  'POST /admin/v1/upload/delete': route({
    auth: 'admin',
    limit: 'admin',
    input: DeleteUploads,
    call: config.DeleteUploads,
  }),
} satisfies RouteTable
