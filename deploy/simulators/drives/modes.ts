import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import type { DriveReply, DriveRequest } from './simulated-drive.ts'

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

export type ReplyTransform = (reply: DriveReply, request: DriveRequest) => DriveReply

export type Mode = (typeof modeNames)[number] | { slowMs: number } | ReplyTransform

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

const writeTruncated = (response: ServerResponse, { status = 200, headers, body }: DriveReply): void => {
  const bytes = Buffer.from(typeof body === 'object' ? JSON.stringify(body) : body)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}

/** Swaps the types of all values (text ↔ number, list ↔ object) and keeps the structure. */
const swapTypes = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return Object.fromEntries(value.map((member, index) => [index, swapTypes(member)]))
  if (value === null || typeof value !== 'object') return []
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, swapTypes(member)]))
}

/** Sends a reply according to the mode. In `captcha` and `limited` the drive's own reply is sent unchanged. */
export const sendReply = async (
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
