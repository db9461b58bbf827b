import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { diskTypes, type DiskType } from '@pandex/contracts/share-link'
import { modeNames, type Mode } from './modes.ts'
import { shareStates, type ShareState, type SimulatedShare } from './simulated-share.ts'
import type { DriveSimulator } from './start-simulator.ts'

class BadInput extends Error {}

const readObject = (value: unknown): Record<string, unknown> => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new BadInput('an object is wanted')
}

const readText = (value: unknown, name: string, otherwise?: string): string => {
  const text = value ?? otherwise
  if (typeof text === 'string') return text
  throw new BadInput(`${name} is to be a text`)
}

const readOneOf = <T extends string>(value: unknown, name: string, words: readonly T[]): T => {
  const found = words.find((word) => word === value)
  if (found !== undefined) return found
  throw new BadInput(`${name} is to be one of ${words.join(', ')}`)
}

const readFile = (value: unknown): SimulatedShare['files'][number] => {
  const { path, size = 0 } = readObject(value)
  if (typeof size !== 'number' || size < 0) throw new BadInput('size is to be a number of bytes')
  return { path: readText(path, 'path'), size }
}

const readShare = (value: unknown): SimulatedShare => {
  const share = readObject(value)
  const title = readText(share['title'], 'title')
  // Replaces slashes, because a slash in the title would create a folder.
  const { files = [{ path: title.replaceAll('/', '／'), size: 1_000_000 }] } = share
  if (!Array.isArray(files)) throw new BadInput('files is to be a list')
  const shared_time = readText(share['shared_time'], 'shared_time', '2024-05-01T08:00:00Z')
  if (Number.isNaN(Date.parse(shared_time))) throw new BadInput('shared_time is to be a time')
  return {
    disk_type: readOneOf<DiskType>(share['disk_type'], 'disk_type', diskTypes),
    disk_id: readText(share['disk_id'], 'disk_id'),
    disk_pass: readText(share['disk_pass'], 'disk_pass', ''),
    title,
    files: files.map(readFile),
    share_user: readText(share['share_user'], 'share_user', '分享者'),
    share_user_id: readText(share['share_user_id'], 'share_user_id', '10001'),
    shared_time,
    state: readOneOf<ShareState>(share['state'] ?? 'valid', 'state', shareStates),
  }
}

const readMode = (value: unknown): Mode => {
  if (typeof value === 'string') return readOneOf(value, 'mode', modeNames)
  const { slowMs } = readObject(value)
  if (typeof slowMs === 'number' && slowMs >= 0) return { slowMs }
  throw new BadInput('slowMs is to be a number of milliseconds')
}

/**
 * `PUT /shares`: a share or a list of them; `PUT /mode`: `{disk_type, mode, disk_id?}`;
 * `PUT /unknown`: `{unknown: 'dead' | 'limited'}`; `GET /seen`: recorded requests.
 */
const createCalls = (simulator: DriveSimulator): Record<string, (input: unknown) => unknown> => ({
  'GET /livez': () => 'ok',
  'GET /seen': () => simulator.seen(),
  'PUT /shares': (input) => {
    for (const share of [input].flat().map(readShare)) simulator.put(share)
  },
  'PUT /mode': (input) => {
    const { disk_type, mode, disk_id } = readObject(input)
    const about = disk_id === undefined ? undefined : readText(disk_id, 'disk_id')
    simulator.set(readOneOf<DiskType>(disk_type, 'disk_type', diskTypes), readMode(mode), about)
  },
  'PUT /unknown': (input) =>
    simulator.setUnknown(readOneOf(readObject(input)['unknown'], 'unknown', ['dead', 'limited'] as const)),
})

export const startControlServer = async (
  simulator: DriveSimulator,
  port: number,
): Promise<{ origin: string } & AsyncDisposable> => {
  const calls = createCalls(simulator)
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    const call = calls[`${request.method} ${request.url}`]
    if (!call) return { status: 404, body: { calls: Object.keys(calls) } }
    try {
      const input = request.method === 'PUT' ? await json(request) : undefined
      return { status: 200, body: call(input) ?? null }
    } catch (error) {
      if (error instanceof BadInput || error instanceof SyntaxError)
        return { status: 400, body: { error: error.message } }
      throw error
    }
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(port, '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
