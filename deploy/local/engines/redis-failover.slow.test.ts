import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'redis'
import { expect, it } from 'vitest'
import { inBytes, openRedis } from '../../../services/platform/src/redis.ts'
import { isDependencyError } from '../../../services/platform/src/resilience/dependency-error.ts'
import { capturedLogger, waitFor } from '../../../services/platform/testing/fixtures.ts'
import { findFreePort } from '../processes/ports.ts'
import { openProcessOwner } from '../processes/process-owner.ts'
import type { OwnedProcess } from '../processes/process-owner.ts'
import { engineUser, makeEngineFolder } from './engine-folders.ts'
import { LOOPBACK } from './engine.ts'
import { installEngines } from './install/install-engines.ts'
import { obtainJdk } from './install/system-packages.ts'

const password = 'server p@ss'
const sentinelPassword = 'sentinel p@ss'

const urlOf = (port: number, secret = password): string => `redis://:${encodeURIComponent(secret)}@${LOOPBACK}:${port}`

/** Sends one command to one server, outside of the client under test. */
const send = async (url: string, ...command: string[]): Promise<unknown> => {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.sendCommand(command)
  } finally {
    client.destroy()
  }
}

/** A primary, a replica and a Sentinel as real processes. */
const openReplicatedRedis = async () => {
  await using parts = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'pandex-failover-'))
  parts.defer(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const owner = await openProcessOwner(folder)
  parts.defer(async () => await owner.close())
  const silent = (): void => undefined
  const jdk = await obtainJdk(silent)
  const home = await installEngines({ owner, jdk, logFile: join(folder, 'install.log'), onStep: silent })
  const command = join(home, 'redis/redis-server')
  const [primary, replica, sentinel] = [await findFreePort(), await findFreePort(), await findFreePort()] as const

  const start = (name: string, args: string[]): OwnedProcess => {
    const cwd = makeEngineFolder(join(folder, name))
    return owner.start({ name, command, args, cwd, user: engineUser, logFile: join(folder, `${name}.log`) })
  }
  const startServer = (port: number, ...args: string[]): OwnedProcess =>
    start(`redis-${port}`, [
      '--port',
      String(port),
      '--bind',
      LOOPBACK,
      '--save',
      '',
      '--requirepass',
      password,
      '--masterauth',
      password,
      '--repl-diskless-sync',
      'yes',
      '--repl-diskless-sync-delay',
      '0',
      ...args,
    ])
  const servers = new Map([[primary, startServer(primary)]])
  servers.set(replica, startServer(replica, '--replicaof', LOOPBACK, String(primary)))
  const isReplicating = async (port: number) =>
    await waitFor(async () => String(await send(urlOf(port), 'INFO', 'replication')).includes('master_link_status:up'))
  await isReplicating(replica)

  const settings = join(makeEngineFolder(join(folder, 'sentinel')), 'sentinel.conf')
  const lines = [
    `port ${sentinel}`,
    `bind ${LOOPBACK}`,
    `requirepass "${sentinelPassword}"`,
    `sentinel monitor main ${LOOPBACK} ${primary} 1`,
    `sentinel auth-pass main "${password}"`,
    'sentinel down-after-milliseconds main 500',
    'sentinel failover-timeout main 1000',
  ]
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o666 })
  chmodSync(settings, 0o666)
  start('sentinel', [settings, '--sentinel'])
  const sentinelUrl = urlOf(sentinel, sentinelPassword)
  const knows = async (port: number): Promise<boolean> =>
    String(await send(sentinelUrl, 'SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'main')).endsWith(String(port))
  await waitFor(async () => String(await send(sentinelUrl, 'INFO', 'sentinel')).includes('slaves=1'))
  const stack = parts.move()
  return {
    primary,
    replica,
    sentinel: `${LOOPBACK}:${sentinel}`,
    /** Makes the replica primary; the former primary keeps its connections. */
    failOver: async (): Promise<void> => {
      await waitFor(async () => await send(sentinelUrl, 'SENTINEL', 'FAILOVER', 'main'))
      await waitFor(async () => await knows(replica))
      // The Sentinel does this itself, but only after 10 s.
      await send(urlOf(primary), 'REPLICAOF', LOOPBACK, String(replica))
      await isReplicating(primary)
    },
    kill: (port: number) => servers.get(port)?.signal('SIGKILL'),
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  }
}

it('follows the new primary after a failover that leaves the former one running, and after one that replaces a dead one', async () => {
  await using site = await openReplicatedRedis()
  const { log, lines } = capturedLogger()
  const unreachable = `${LOOPBACK}:1`
  const sentinels = { addresses: [unreachable, site.sentinel], name: 'main', password: sentinelPassword }
  const url = `redis://:${encodeURIComponent(password)}@replaced`
  await using redis = await openRedis({ url, sentinels, log, silenceMs: 5_000 })
  const { client } = redis
  const bytes = inBytes(client)
  expect(client.isReady).toBe(true)
  await client.set('first', '1')
  expect(await send(urlOf(site.primary), 'GET', 'first')).toBe('1')

  await site.failOver()
  await waitFor(async () => await client.set('second', '2').catch(() => ''))
  expect(await send(urlOf(site.replica), 'GET', 'second')).toBe('2')
  await waitFor(async () => (await send(urlOf(site.primary), 'GET', 'second')) === '2')

  site.kill(site.replica)
  const failures: unknown[] = []
  await waitFor(async () => await client.set('third', '3').catch((error: unknown) => void failures.push(error)))
  expect(failures.filter((error) => !isDependencyError(error))).toEqual([])
  expect(await send(urlOf(site.primary), 'GET', 'third')).toBe('3')
  expect(await bytes.get('third')).toEqual(Buffer.from('3'))
  expect(JSON.stringify(lines)).not.toContain(password)
})

it('starts without Redis while no Sentinel answers, and says so', async () => {
  const { log, lines } = capturedLogger('warn')
  const sentinels = { addresses: [`${LOOPBACK}:1`], name: 'main' }
  await using redis = await openRedis({ url: 'redis://replaced', sentinels, log })
  expect(redis.client.isReady).toBe(false)
  await expect(redis.client.get('key')).rejects.toSatisfy(isDependencyError)
  expect(lines.map(({ msg }) => msg)).toEqual(['redis: first connection failed, starting without it'])
})
