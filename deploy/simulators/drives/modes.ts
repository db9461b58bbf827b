import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import type { DriveReply, DriveRequest } from './simulated-drive.ts'

/** Ways in which a drive, or what stands before it, can be of no use. */
export const modeNames = [
  'normal',
  'captcha',
  'limited',
  'garbage',
  'huge',
  'redirect_loop',
  'redirect_inside',
  'hang',
  'truncated',
  'wrong_types',
] as const

/** In tests an answer may also be changed at will. */
export type Tamper = (reply: DriveReply, request: DriveRequest) => DriveReply

export type Mode = (typeof modeNames)[number] | { slowMs: number } | Tamper

const hugeBytes = 100_000_000
const hugeChunk = Buffer.alloc(1_000_000, ' ')

const write = (response: ServerResponse, { status = 200, headers, body }: DriveReply): void => {
  const isJson = typeof body === 'object'
  response.writeHead(status, {
    'content-type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    ...headers,
  })
  response.end(isJson ? JSON.stringify(body) : body)
}

const writeHuge = async (response: ServerResponse): Promise<void> => {
  response.writeHead(200, { 'content-type': 'application/json' })
  for (let sent = 0; sent < hugeBytes && !response.destroyed; sent += hugeChunk.length) {
    if (response.write(hugeChunk)) continue
    const drained = Promise.withResolvers<void>()
    response.once('drain', drained.resolve).once('close', drained.resolve)
    await drained.promise
  }
  response.end()
}

/** Half of the announced bytes, then the connection is cut. */
const writeTruncated = (response: ServerResponse, { status = 200, headers, body }: DriveReply): void => {
  const bytes = Buffer.from(typeof body === 'object' ? JSON.stringify(body) : body)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}

/** Every text a number, every number a text, every list an object, every object a list; the shape stays. */
const swapTypes = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return Object.fromEntries(value.map((member, index) => [index, swapTypes(member)]))
  if (value === null || typeof value !== 'object') return []
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, swapTypes(member)]))
}

/** Sends a reply in the way of a mode. `captcha` and `limited` are the drive's own doing and come as its reply. */
export const send = async (
  response: ServerResponse,
  mode: Mode,
  request: DriveRequest,
  reply: DriveReply,
): Promise<void> => {
  if (typeof mode === 'function') return write(response, mode(reply, request))
  if (typeof mode === 'object') {
    await sleep(mode.slowMs)
    return write(response, reply)
  }
  switch (mode) {
    case 'garbage':
      return write(response, { body: '<html><body>\u0000\ufffd}{"errno":105,"code":41006</body>' })
    case 'huge':
      return writeHuge(response)
    case 'redirect_loop':
      return write(response, {
        status: 302,
        headers: { location: `https://${request.host}${request.path}?again=1` },
        body: '',
      })
    case 'redirect_inside':
      return write(response, { status: 302, headers: { location: 'https://127.0.0.1/latest/meta-data' }, body: '' })
    case 'hang':
      return
    case 'truncated':
      return writeTruncated(response, reply)
    case 'wrong_types':
      return write(response, {
        ...reply,
        body: typeof reply.body === 'object' ? (swapTypes(reply.body) as object) : '{"html":[]}',
      })
    default:
      return write(response, reply)
  }
}
