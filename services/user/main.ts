import { openPostgres } from '@pandex/platform/postgres'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { runService } from '@pandex/platform/run-service'
import { createApp } from './app.ts'
import { loadConfig } from './config.ts'

await runService('user', loadConfig, async (stack, config, log) => {
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const app = createApp({ db, signingKey: config.JWT_PRIVATE_KEY, clock: () => new Date() })
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: config.SERVICE_SECRET, log }
  stack.use(await startGrpcServer(grpc, app.services))
})
