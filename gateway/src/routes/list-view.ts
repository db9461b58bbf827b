import { config } from '../clients.ts'
import { DeleteViews, ListViews, SaveView } from '../schemas/list-view.ts'
import { asList } from './reply-shapes.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

export const listViewRoutes = {
  'GET /admin/v1/list_view/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListViews,
    call: config.ListViews,
    reply: asList,
  }),
  'POST /admin/v1/list_view/save': route({
    auth: 'admin',
    limit: 'admin',
    input: SaveView,
    call: config.SaveView,
    msg: '保存成功',
  }),
  'POST /admin/v1/list_view/delete': route({
    auth: 'admin',
    limit: 'admin',
    input: DeleteViews,
    call: config.DeleteViews,
  }),
} satisfies RouteTable
