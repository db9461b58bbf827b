import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openRedis } from '@pandex/platform/redis'
import { redisOptionsOf } from '@pandex/platform/process/engine-settings'
import { secretsOf } from '@pandex/platform/process/config'
import { runService } from '@pandex/platform/process/run-service'
import { createApp } from './app.ts'
import { loadConfig } from './config.ts'
import { openRenderer } from './pictures/renderer.ts'
import { poolLimitsFor, openPicturePool } from './pictures/picture-pool.ts'

await runService('captcha', loadConfig, async (stack, config, log) => {
  const { client: redis } = stack.use(await openRedis({ ...redisOptionsOf(config), log }))
  const siteConfig = stack.use(
    openGrpcClient(protos.config, { address: config.CONFIG_ADDR, secret: config.SERVICE_SECRET }),
  )
  const pool = stack.use(openPicturePool(openRenderer(), poolLimitsFor(config.PICTURES_READY), log))
  const app = createApp({ redis, redisPrefix: config.REDIS_PREFIX, siteConfig, pool, log })
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: secretsOf(config), log }
  stack.use(await startGrpcServer(grpc, app.services))
})
