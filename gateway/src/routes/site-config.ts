import { config } from '../clients.ts'
import { AddIndexNow, CreateOpenToken, ListConfig, UpdateConfig } from '../schemas/site-config.ts'
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
  'POST /admin/v1/site_config/create_open_token': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateOpenToken,
    call: config.CreateOpenToken,
    msg: '添加成功',
  }),
  'POST /admin/v1/site_config/add_index_now': route({
    auth: 'admin',
    limit: 'admin',
    input: AddIndexNow,
    call: config.AddIndexNow,
    msg: '更新成功',
  }),
} satisfies RouteTable
