import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineUser, makeEngineFolder } from './engine-folders.ts'
import type { OwnedProcess } from '../processes/process-owner.ts'
import { LOOPBACK } from './engine.ts'
import type { EngineContext } from './engine.ts'

const COPIED_CONFIG = ['log4j2.properties', 'roles.yml', 'role_mapping.yml', 'users', 'users_roles']

/** The launcher is a small JVM that starts the server as its child and forwards signals. */
const LAUNCHER_MEMORY = ['-Xms4m', '-Xmx64m', '-XX:+UseSerialGC']

const SERVER_JVM_OPTIONS = [
  '-Xms512m',
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:-AlwaysPreTouch',
  '-XX:TieredStopAtLevel=1',
  '-XX:+ExitOnOutOfMemoryError',
  '-Djava.io.tmpdir=${ES_TMPDIR}',
  '--add-modules=jdk.incubator.vector',
]

export async function startElasticsearch(context: EngineContext): Promise<OwnedProcess> {
  const { owner, jdk, home, dataDir, logFile } = context
  const folder = (name: string): string => makeEngineFolder(join(dataDir, name))
  makeEngineFolder(dataDir)
  const tmp = folder('tmp')
  const config = writeConfig(context, folder)
  return owner.start({
    name: 'elasticsearch',
    command: join(jdk.home, 'bin/java'),
    args: [
      ...LAUNCHER_MEMORY,
      '-cp',
      join(home, 'lib/tools/server-launcher/*'),
      'org.elasticsearch.server.launcher.ServerLauncher',
    ],
    cwd: home, // Elasticsearch reports its own modules as corrupt in any other directory
    env: {
      ES_HOME: home,
      ES_PATH_CONF: config,
      ES_TMPDIR: tmp,
      ES_DISTRIBUTION_TYPE: 'zip',
      JAVA: join(jdk.home, 'bin/java'),
      JAVA_TYPE: 'ES_JAVA_HOME',
      CLI_JAVA_OPTS: LAUNCHER_MEMORY.join(' '),
      // Added to SERVER_JVM_OPTIONS; the last one of two equal options holds.
      ES_JAVA_OPTS: process.env.ES_JAVA_OPTS ?? '',
      LC_ALL: 'C.UTF-8',
    },
    user: engineUser,
    logFile,
  })
}

export async function isElasticsearchReady(url: string): Promise<boolean> {
  const health = new URL('_cluster/health?wait_for_status=yellow&timeout=1s', `${url}/`)
  return (await fetch(health, { signal: AbortSignal.timeout(2000) })).ok
}

function writeConfig(
  { home, host, port, internalPort, settings: overrides }: EngineContext,
  folder: (name: string) => string,
): string {
  const config = folder('config')
  rmSync(join(config, 'jvm.options.d'), { recursive: true, force: true })
  mkdirSync(join(config, 'jvm.options.d'))
  for (const name of COPIED_CONFIG) copyFileSync(join(home, 'config', name), join(config, name))
  writeFileSync(join(config, 'jvm.options'), `${SERVER_JVM_OPTIONS.join('\n')}\n`)
  const settings = {
    'discovery.type': 'single-node',
    // Only HTTP may leave loopback: the bootstrap checks for production follow the address of the transport.
    'network.host': LOOPBACK,
    'http.host': host,
    'http.port': port,
    'transport.port': internalPort,
    'path.data': folder('data'),
    'path.logs': folder('logs'),
    'path.repo': folder('snapshots'),
    'xpack.security.enabled': false,
    // The serial collector leaves garbage until the heap is full, so a breaker that counts garbage would refuse everything.
    'indices.breaker.total.use_real_memory': false,
    // A nearly full disk must not turn a developer's indices read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
    ...overrides,
  }
  const yaml = Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
  writeFileSync(join(config, 'elasticsearch.yml'), yaml.join(''))
  return config
}
