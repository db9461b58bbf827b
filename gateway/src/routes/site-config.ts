import { config } from '../clients.ts'
import { ListConfig, UpdateConfig } from '../schemas/site-config.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

export const siteConfigRoutes = {
  'GET /v1/site_config/all': route({
    auth: 'public',
    limit: 'browse',
    input: ListConfig,
    call: config.ListPublic,
    reply: ({ values }) => values,
    cache: { seconds: 1 },
    isEssential: true,
  }),
  'GET /admin/v1/site_config/all': route({
    auth: 'admin',
    limit: 'admin',
    input: ListConfig,
    call: config.ListAll,
    reply: ({ values }) => values,
  }),
  'POST /admin/v1/site_config/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateConfig,
    call: config.Update,
    reply: ({ values }) => values,
    msg: '更新成功',
    maxBodyBytes: 1_000_000,
  }),
} satisfies RouteTable
