/** Starts services and fakes of other services for tests, over real gRPC and with real stores. */
import { allEvents } from '@pandex/contracts/events'
import { startConsumers } from '../src/events/consumer.ts'
import type { ConsumerTiming, Subscription } from '../src/events/consumer.ts'
import type { KafkaPort } from '../src/events/kafka.ts'
import { startRelay } from '../src/events/relay.ts'
import { openGrpcClient } from '../src/grpc/client.ts'
import { implement, startGrpcServer } from '../src/grpc/server.ts'
import type { ServiceImplementation } from '../src/grpc/server.ts'
import type { ClientOf, HandlersOf } from '../src/grpc/types.ts'
import type { Logger } from '../src/logging/logger.ts'
import type { Knex } from '../src/postgres/postgres.ts'
import { createDatabase, createTestKafka, makePrefix, silentLogger } from './fixtures.ts'

export const testSecret = 'a-service-secret-for-tests'

const host = '127.0.0.1'

export interface TestStores {
  db: Knex
  log: Logger
  /** Prefix of indexes and Redis keys; also of topics when the service has events. */
  prefix: string
  secret: string
  use<R extends AsyncDisposable>(resource: R): R
}

export interface TestServiceOptions<D> {
  /** Folder name; selects the migrations, and the events whose topics are created. */
  service: string
  definition: D
  createApp(
    stores: TestStores,
  ):
    | { services: ServiceImplementation[]; subscriptions?: readonly Subscription[] }
    | Promise<{ services: ServiceImplementation[]; subscriptions?: readonly Subscription[] }>
  log?: Logger
  timing?: Partial<ConsumerTiming>
}

export interface TestService<D> extends AsyncDisposable {
  client: ClientOf<D>
  address: string
  db: Knex
  postgresUrl: string
  prefix: string
  kafka?: KafkaPort
}

const createStack = () => {
  const stack = new AsyncDisposableStack()
  return { use: <R extends AsyncDisposable>(resource: R): R => stack.use(resource), stack }
}

/**
 * Serves `createApp` as its main.ts does: a migrated database, topics, relay and consumers if the service has events, a gRPC server and its
 * client. Takes about a second; start it once per test file.
 */
export const startTestService = async <D extends object>(options: TestServiceOptions<D>): Promise<TestService<D>> => {
  const { service, definition, log = silentLogger(), timing } = options
  const { use, stack } = createStack()
  try {
    const { db, url } = use(await createDatabase(service))
    const events = allEvents.filter(
      ({ producers, consumers }) => producers.includes(service) || consumers.includes(service),
    )
    const test = events.length > 0 ? use(await createTestKafka(events, log)) : undefined
    const prefix = test?.prefix ?? makePrefix()
    const app = await options.createApp({ db, log, prefix, secret: testSecret, use })
    const fail = (error: unknown): void => log.fatal({ err: error }, 'process: fatal error, shutting down')
    if (test) {
      use(await startRelay({ db, kafka: test.kafka, log, fail }))
      const subscriptions = app.subscriptions ?? []
      use(await startConsumers({ service, kafka: test.kafka, db, subscriptions, log, timing }))
    }
    const server = use(await startGrpcServer({ host, port: 0, secret: testSecret, log }, app.services))
    const address = `${host}:${server.port}`
    const client = use(openGrpcClient(definition, { address, secret: testSecret }))
    const dispose = (): Promise<void> => stack.disposeAsync()
    return { client, address, db, postgresUrl: url, prefix, kafka: test?.kafka, [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}

/** A second server of a service, with its client, for tests that give a replica other stores. */
export const startReplica = async <D extends object>(
  definition: D,
  services: ServiceImplementation[],
  log: Logger = silentLogger(),
): Promise<{ client: ClientOf<D> } & AsyncDisposable> => {
  const server = await startGrpcServer({ host, port: 0, secret: testSecret, log }, services)
  const client = openGrpcClient(definition, { address: `${host}:${server.port}`, secret: testSecret })
  const dispose = async (): Promise<void> => {
    await client[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  }
  return { client, [Symbol.asyncDispose]: dispose }
}

/** A fake of another service: implements only the given methods of its contract; other calls fail. */
export const startFakeService = async <D extends object>(
  definition: D,
  handlers: Partial<HandlersOf<D>>,
): Promise<{ address: string } & AsyncDisposable> => {
  const options = { host, port: 0, secret: testSecret, log: silentLogger() }
  const server = await startGrpcServer(options, [implement(definition, handlers as HandlersOf<D>)])
  return { address: `${host}:${server.port}`, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}
