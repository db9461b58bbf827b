import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineUser, makeEngineFolder } from './engine-folders.ts'
import type { OwnedProcess } from '../processes/process-owner.ts'
import { LOOPBACK } from './engine.ts'
import type { EngineContext } from './engine.ts'

const JVM_OPTIONS = [
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:MaxDirectMemorySize=64m',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  '-Dorg.slf4j.simpleLogger.showDateTime=true',
]

export async function startKafka(context: EngineContext): Promise<OwnedProcess> {
  const { owner, jdk, home, dataDir, logFile } = context
  const properties = join(makeEngineFolder(dataDir), 'server.properties')
  writeFileSync(properties, serverProperties(context))
  const common = { command: join(jdk.home, 'bin/java'), cwd: dataDir, user: engineUser, logFile }
  const java = (heap: string[], main: string, args: string[]): string[] => [
    ...heap,
    ...JVM_OPTIONS,
    '-cp',
    join(home, 'lib/*'),
    main,
    ...args,
  ]
  if (!existsSync(join(dataDir, 'log/meta.properties'))) {
    const clusterId = randomBytes(16).toString('base64url')
    const format = ['format', `--cluster-id=${clusterId}`, '--config', properties]
    await owner.run({ name: 'kafka-format', args: java(['-Xmx128m'], 'kafka.tools.StorageTool', format), ...common })
  }
  return owner.start({ name: 'kafka', args: java(['-Xms128m', '-Xmx256m'], 'kafka.Kafka', [properties]), ...common })
}

function serverProperties({ host, port, internalPort, dataDir, durable, settings }: EngineContext): string {
  return Object.entries({
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@${LOOPBACK}:${internalPort}`,
    listeners: `PLAINTEXT://${host}:${port},CONTROLLER://${LOOPBACK}:${internalPort}`,
    'advertised.listeners': `PLAINTEXT://${host}:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': join(dataDir, 'log'),
    'auto.create.topics.enable': 'false',
    'group.initial.rebalance.delay.ms': '0',
    // One broker allows one replica only.
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '4',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'transaction.state.log.num.partitions': '4',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    'log.cleaner.dedupe.buffer.size': '16777216',
    // After a crash the broker waits for its old session to end, 9 s by default. Where it is never restarted, a long session matters
    // more: a broker that stalls for longer is fenced.
    'broker.session.timeout.ms': durable ? '2000' : '60000',
    'broker.heartbeat.interval.ms': '500',
    ...settings,
  })
    .map(([key, value]) => `${key}=${value}\n`)
    .join('')
}
