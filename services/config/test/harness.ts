import { protos } from '@pandex/platform/grpc/protos'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { capturedLogger, testContext } from '@pandex/platform/testing/fixtures'
import { startTestService, testSecret } from '@pandex/platform/testing/service-harness'
import { createApp } from '../app.ts'

export const adminId = 42

const asAdmin = () => testContext({ user: { id: adminId, role: 'admin' } })

/** The config service over a database of its own, and what tests do to it. `lines` holds everything it logs. */
export const startConfigService = async () => {
  const { log, lines } = capturedLogger()
  const service = await startTestService({ service: 'config', definition: protos.config, createApp, log })
  const { db, client } = service
  return {
    ...service,
    lines,
    update: (list: { name: string; value: string }[]) => client.Update({ list }, asAdmin()),
    listPublic: async () => (await client.ListPublic({}, testContext())).values,
    listAll: async () => (await client.ListAll({}, asAdmin())).values,
    history: () => db('site_config_history').select('name', 'old_value', 'new_value', 'changed_by').orderBy('id'),
    /** Another process of the service over the same database. */
    startReplica: async () => {
      const stack = new AsyncDisposableStack()
      const { services } = createApp({ db, log })
      const server = stack.use(await startGrpcServer({ host: '127.0.0.1', port: 0, secret: testSecret, log }, services))
      const options = { address: `127.0.0.1:${server.port}`, secret: testSecret }
      const replica = stack.use(openGrpcClient(protos.config, options))
      return { client: replica, [Symbol.asyncDispose]: () => stack.disposeAsync() }
    },
  }
}
