/** A small process for `runService`: one slow call, and failure modes. argv: the mode. */
import { z } from 'zod'
import { envSchemas, readEnv } from '../src/process/config.ts'
import { implement, startGrpcServer } from '../src/grpc/server.ts'
import { protos } from '../src/grpc/protos.ts'
import { runService } from '../src/process/run-service.ts'
import { setTimeout as delay } from 'node:timers/promises'

const mode = process.argv[2]
const loadConfig = () => readEnv({ ...envSchemas.process, ...envSchemas.grpc, CALL_MS: z.coerce.number().default(0) })

await runService('child', loadConfig, async (stack, config, log) => {
  if (mode === 'fail-to-start') throw new Error('no start')
  if (mode === 'slow-start') await delay(60_000)
  const answer = async () => {
    log.info('call began')
    await delay(config.CALL_MS)
    return { values: {} }
  }
  const handlers = { ListAll: answer, ListPublic: answer, Update: answer, VerifyOpenToken: async () => ({}) }
  const service = implement(protos.config, handlers as unknown as Parameters<typeof implement<typeof protos.config>>[1])
  const options = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: config.SERVICE_SECRET, log }
  const { port } = stack.use(await startGrpcServer(options, [service]))
  log.info({ grpc_port: port }, 'serving')
  if (mode === 'useless')
    stack.use({
      name: 'engine',
      checkReady: () => Promise.reject(new Error('away')),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    })
  if (mode === 'reject') void Promise.reject(new Error('nobody handles this'))
  if (mode === 'reject-kafka')
    void Promise.reject(Object.assign(new Error('closed'), { name: 'KafkaJSConnectionClosedError' }))
  if (mode === 'hang') stack.use({ name: 'hanging', [Symbol.asyncDispose]: () => new Promise<void>(() => undefined) })
})
