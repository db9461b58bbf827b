import { connect } from 'node:net'
import { join } from 'node:path'
import { engineUser, makeEngineFolder } from './engine-folders.ts'
import type { OwnedProcess } from '../processes/process-owner.ts'
import { LOOPBACK } from './engine.ts'
import type { EngineContext } from './engine.ts'

export async function startRedis({
  owner,
  home,
  dataDir,
  logFile,
  host,
  port,
  durable,
}: EngineContext): Promise<OwnedProcess> {
  const address = ['--port', String(port), '--bind', host, '--dir', makeEngineFolder(dataDir)]
  // Without a password, protected mode refuses all but loopback.
  const protection = ['--protected-mode', host === LOOPBACK ? 'yes' : 'no']
  const persistence = ['--save', '', '--appendonly', durable ? 'yes' : 'no']
  return owner.start({
    name: 'redis',
    command: join(home, 'redis-server'),
    args: [...address, ...protection, ...persistence],
    cwd: dataDir,
    user: engineUser,
    logFile,
  })
}

/** PING without a client library. While Redis loads its file it answers with an error. */
export async function isRedisReady(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(port || 6379), hostname, () => socket.write('PING\r\n'))
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
    socket.once('data', (reply) => {
      socket.end()
      resolve(reply.toString().startsWith('+PONG'))
    })
  })
}
