import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openPostgres } from '@pandex/platform/postgres'
import { runService } from '@pandex/platform/run-service'
import { createApp } from './app.ts'
import { loadConfig } from './config.ts'

await runService('config', loadConfig, async (stack, config, log) => {
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const app = createApp({ db, log })
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: config.SERVICE_SECRET, log }
  stack.use(await startGrpcServer(grpc, app.services))
})
