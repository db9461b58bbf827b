/**
 * Load generator for servers that answer in microseconds. Parsing headers would take longer than such a server needs, so this client only
 * looks for the end of each answer.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export interface Target {
  url: string
  /** JSON of a POST; without it the request is a GET. */
  body?: string
}

const headerEnd = '\r\n\r\n'

const encodeRequest = ({ url, body }: Target): Buffer => {
  const { pathname, search, host } = new URL(url)
  const posted =
    body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  const head = [`${body === undefined ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`, `Host: ${host}`, ...posted]
  return Buffer.from(head.join('\r\n') + headerEnd + (body ?? ''))
}

/** @returns the length in bytes of the answer that starts with `beginning`. @throws Error unless it is a 200 with a Content-Length */
const responseLength = (beginning: Buffer): number => {
  const end = beginning.indexOf(headerEnd)
  const head = beginning.toString('latin1', 0, Math.max(end, 0))
  const length = /\r\nContent-Length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`refused: ${beginning.toString()}`)
  return end + headerEnd.length + Number(length)
}

const repeatRequest = (socket: Socket, request: Buffer, onAnswer: () => void): void => {
  let missing = 0
  socket.on('data', (bytes: Buffer) => {
    try {
      if (missing === 0) missing = responseLength(bytes)
    } catch (error) {
      return void socket.destroy(error as Error)
    }
    missing -= bytes.length
    if (missing > 0) return
    onAnswer()
    socket.write(request)
  })
  socket.write(request)
}

/**
 * Repeats a request on each connection, always one at a time.
 * @throws Error when an answer is not a success, or a connection ends
 */
export const measureAnswersPerSecond = async (
  target: Target,
  connections: number,
  seconds: number,
): Promise<number> => {
  const { port, hostname } = new URL(target.url)
  const request = encodeRequest(target)
  const sockets = Array.from({ length: connections }, () => connect(Number(port || 80), hostname).setNoDelay())
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  try {
    return await new Promise((resolve, reject) => {
      let answers = 0
      const startedAt = performance.now()
      setTimeout(() => resolve((answers * 1_000) / (performance.now() - startedAt)), seconds * 1_000)
      for (const socket of sockets) {
        socket.once('error', reject).once('end', () => reject(new Error(`${target.url} hung up`)))
        repeatRequest(socket, request, () => (answers += 1))
      }
    })
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}
