import { AdminChanged } from '@pandex/contracts/events'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import type { ClientOf } from '@pandex/platform/grpc/types'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import { capturedLogger, testContext } from '@pandex/platform/testing/fixtures'
import { startTestService, testSecret } from '@pandex/platform/testing/service-harness'
import { createApp } from '../app.ts'
import { createSettingSecrets } from '../domain/settings/setting-secrets.ts'
import { readNetwork } from '../domain/network.ts'
import type { Network } from '../domain/network.ts'

export type ConfigClient = ClientOf<ConfigServiceDefinition>

export const adminId = 42
export const adminAddress = '203.0.113.7'

export const asAdmin = (clientAddress = adminAddress) =>
  testContext({ user: { id: adminId, role: 'admin' }, clientAddress })
export const asBackground = () => testContext({ clientAddress: '' })

export const unauthorizedCallers = {
  'a visitor': () => testContext(),
  'a user': () => testContext({ user: { id: 1, role: 'user' } }),
  'a user without an address': () => testContext({ clientAddress: '', user: { id: 1, role: 'user' } }),
}

const proxies = ['10.9.0.0/16', '2001:db8:ffff::/48'].map((text) => readNetwork(text) as Network)

const siteConfigCalls = (client: ConfigClient) => ({
  client,
  update: (list: { name: string; value: string }[], version?: number) =>
    client.Update({ list, ...(version !== undefined && { version }) }, asAdmin()),
  listPublic: async () => (await client.ListPublic({}, testContext())).values,
  /** As services read them. */
  listAll: async () => (await client.ListAll({}, asBackground())).values,
  listForAdmin: async () => {
    const { values, version } = await client.ListAll({}, asAdmin())
    return { values, version: version ?? 0 }
  },
})

export const startConfigService = async ({
  clock = () => new Date(),
  outboundOptions,
}: { clock?: () => Date; outboundOptions?: Parameters<typeof openOutboundClient>[0] } = {}) => {
  const outbound = openOutboundClient(outboundOptions)
  const { log, lines } = capturedLogger()
  const makeApp = ({ db }: Pick<Parameters<typeof createApp>[0], 'db'>) =>
    createApp({ db, log, clock, proxies, privateHosts: [], outbound, secrets: createSettingSecrets(testSecret) })
  const options = { service: 'config', definition: protos.config, createApp: makeApp, log }
  const service = await startTestService({ ...options, timing: { retryDelaysMs: [50, 50, 50] } })
  const { db, client } = service
  return {
    ...service,
    ...siteConfigCalls(client),
    lines,
    history: () => db('site_config_history').select('name', 'old_value', 'new_value', 'changed_by').orderBy('id'),
    listAudited: async (action: string): Promise<{ target: string; changes: Record<string, unknown> }[]> => {
      const rows: { payload: { action: string; target: string; changes: Record<string, unknown> } }[] = await db(
        'outbox',
      )
        .where({ topic: AdminChanged.name })
        .whereRaw(`payload->>'action' = ?`, [action])
        .orderBy('id')
        .select('payload')
      return rows.map(({ payload: { target, changes } }) => ({ target, changes }))
    },
    startReplica: async () => {
      const stack = new AsyncDisposableStack()
      const { services } = makeApp({ db })
      const server = stack.use(await startGrpcServer({ host: '127.0.0.1', port: 0, secret: testSecret, log }, services))
      const address = { address: `127.0.0.1:${server.port}`, secret: testSecret }
      const replica = stack.use(openGrpcClient(protos.config, address))
      return { ...siteConfigCalls(replica), [Symbol.asyncDispose]: () => stack.disposeAsync() }
    },
    [Symbol.asyncDispose]: async () => {
      await service[Symbol.asyncDispose]()
      await outbound[Symbol.asyncDispose]()
    },
  }
}

export type ConfigTestService = Awaited<ReturnType<typeof startConfigService>>
