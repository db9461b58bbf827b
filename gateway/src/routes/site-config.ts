import { testableSettings } from '@pandex/contracts/settings/testable-settings'
import type { TestableSetting } from '@pandex/contracts/settings/testable-settings'
import type { TestSettingReply__Output as TestSettingReply } from '@pandex/platform/gen/pandex/common/v1/TestSettingReply'
import { config, disk, order, task, user } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import {
  AddIndexNow,
  ImportConfig,
  ListConfig,
  ListConfigHistory,
  ListFileTexts,
  ListSettingSchemas,
  PreviewConfigImport,
  RestoreConfig,
  TestSetting,
  UpdateConfig,
  UpdateFileText,
} from '../schemas/site-config.ts'
import { listPublicConfig } from './public-config.ts'
import { listWithEdges } from './reply-shapes.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

type Tester = (request: { name: TestableSetting }, ctx: RouteContext) => Promise<TestSettingReply>

const testers = new Map<string, Tester>([
  ...testableSettings.user.map((name) => [name, user.TestSetting] as const),
  ...testableSettings.task.map((name) => [name, task.TestSetting] as const),
  ...testableSettings.order.map((name) => [name, order.TestSetting] as const),
  ...testableSettings.disk.map((name) => [name, disk.TestSetting] as const),
])

/** Asks the service that uses a setting whether the configured server works. */
const testSetting: Tester = async (request, ctx) => {
  const tester = testers.get(request.name)
  if (!tester) throw new Error(`no service tests ${request.name}`)
  return tester(request, ctx)
}

export const siteConfigRoutes = {
  'GET /v1/site_config/all': route({
    auth: 'public',
    limit: 'browse',
    input: ListConfig,
    call: listPublicConfig,
    reply: ({ values }) => values,
    cache: { seconds: 1 },
    isEssential: true,
  }),
  'GET /admin/v1/site_config/all': route({
    auth: 'admin',
    limit: 'admin',
    input: ListConfig,
    call: config.ListAll,
    reply: ({ values, version = 0 }): Record<string, string> => ({ ...values, config_version: String(version) }),
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
  'POST /admin/v1/site_config/preview_import': route({
    auth: 'admin',
    limit: 'admin',
    input: PreviewConfigImport,
    call: config.PreviewConfigImport,
    maxBodyBytes: 1_000_000,
  }),
  'POST /admin/v1/site_config/import': route({
    auth: 'admin',
    limit: 'admin',
    input: ImportConfig,
    call: config.ImportConfig,
    reply: ({ values }) => values,
    msg: '导入成功',
    maxBodyBytes: 1_000_000,
  }),
  'GET /admin/v1/site_config/schema': route({
    auth: 'admin',
    limit: 'admin',
    input: ListSettingSchemas,
    call: config.ListSettingSchemas,
    reply: ({ list }) => ({
      list: list.map((row) => ({ ...row, schema: JSON.parse(row.schema) as Record<string, unknown> })),
    }),
  }),
  'GET /admin/v1/site_config/history': route({
    auth: 'admin',
    limit: 'admin',
    input: ListConfigHistory,
    call: config.ListConfigHistory,
    reply: listWithEdges,
  }),
  'POST /admin/v1/site_config/restore': route({
    auth: 'admin',
    limit: 'admin',
    input: RestoreConfig,
    call: config.RestoreConfig,
    reply: ({ values }) => values,
    msg: '恢复成功',
  }),
  'POST /admin/v1/site_config/test': route({
    auth: 'admin',
    limit: 'admin',
    input: TestSetting,
    call: testSetting,
  }),
  'POST /admin/v1/site_config/add_index_now': route({
    auth: 'admin',
    limit: 'admin',
    input: AddIndexNow,
    call: config.AddIndexNow,
    msg: '更新成功',
  }),
  'POST /admin/v1/site_config/update_file_text': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateFileText,
    call: config.UpdateFileText,
    msg: '更新成功',
    maxBodyBytes: 1_000_000,
  }),
  'GET /admin/v1/site_config/list_file_text': route({
    auth: 'admin',
    limit: 'admin',
    input: ListFileTexts,
    call: config.ListFileTexts,
    reply: listWithEdges,
  }),
} satisfies RouteTable
