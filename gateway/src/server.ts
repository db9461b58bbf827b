import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Resource } from '@pandex/platform/process/resource'
import { encodedUrlOf } from './http/encoded-url.ts'
import type { ParserError } from './http/encoded-url.ts'
import { failureBody, malformedCode } from './http/reply.ts'
import { jsonType } from './http/send.ts'

/**
 * Slow senders are disconnected long before Node's defaults (60 and 300 s). Idle connections outlive those of load balancers (usually 60
 * s), so that the gateway never closes a connection that a balancer is about to reuse.
 */
export const serverOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
}

const statusOfParserError: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const malformedMsg = '请求格式错误'
const unencodedUrlMsg = '地址里的文字要用百分号编码'

/** Connections whose last request was answered before the parser reported an error in its body. */
const answeredSockets = new WeakSet<Socket>()

/** Connections on which a file is received. The receiver enforces its own timeout. */
const longRequestSockets = new WeakSet<Socket>()

/** Exempts this request from `requestTimeout`, but not later requests of its connection. */
export const exemptFromRequestTimeout = (req: IncomingMessage): void => {
  const { socket } = req
  longRequestSockets.add(socket)
  req.once('close', () => longRequestSockets.delete(socket))
}

/** Answers malformed HTTP with an envelope and closes the connection. */
const answerParserError = (error: ParserError, socket: Socket): void => {
  if (answeredSockets.has(socket)) return
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && longRequestSockets.has(socket)) return
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const body = failureBody(malformedCode, error.code === 'HPE_INVALID_URL' ? unencodedUrlMsg : malformedMsg)
  const address = encodedUrlOf(error, socket)
  const status = address === undefined ? statusOfParserError[error.code ?? ''] : '301 Moved Permanently'
  socket.end(
    [
      `HTTP/1.1 ${status ?? '400 Bad Request'}`,
      ...(address === undefined ? [] : [`Location: ${address}`]),
      `Content-Type: ${jsonType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/**
 * Node accepts codings before `chunked`, and chunks in HTTP/1.0. Proxies may see another end of the body, which permits request smuggling.
 * (RFC 9112, 6.1 and 11.2)
 */
const hasInvalidFraming = ({ headers, httpVersion }: IncomingMessage): boolean => {
  const coding = headers['transfer-encoding']
  return coding !== undefined && (httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked')
}

/** Node keeps the first of several Host headers, a proxy may keep the last one. (RFC 9112, 3.2) */
const hasMultipleHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hostCount = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hostCount += 1
  return hostCount > 1
}

const hasInvalidUrl = ({ url = '' }: IncomingMessage): boolean =>
  !url.startsWith('/') && url !== '*' && !URL.canParse(url)

const refuseMalformed = ({ socket }: IncomingMessage, res: ServerResponse): void => {
  const body = failureBody(malformedCode, malformedMsg)
  answeredSockets.add(socket)
  res.writeHead(400, {
    'Content-Type': jsonType,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  })
  res.end(body)
}

const closeIdleIntervalMs = 50

/**
 * Listens on the public port. Before a stop each answer, also to a request in flight, closes its connection, so that clients open the next
 * one elsewhere. On disposal the server accepts no new connections, lets in-flight requests finish and closes idle connections.
 * @throws Error naming the port when it is in use
 */
export const startHttpServer = async (
  handle: (req: IncomingMessage, res: ServerResponse) => void,
  { host, port, ...options }: { host: string; port: number } & Partial<typeof serverOptions>,
): Promise<Resource & { port: number }> => {
  let willStop = false
  const inFlight = new Set<ServerResponse>()
  const announceStop = (): void => {
    willStop = true
    for (const res of inFlight) res.shouldKeepAlive = false
  }
  const server = createServer({ ...serverOptions, ...options }, (req, res) => {
    if (willStop) res.shouldKeepAlive = false
    inFlight.add(res)
    res.once('close', () => inFlight.delete(res))
    if (hasInvalidFraming(req) || hasInvalidUrl(req) || hasMultipleHosts(req)) refuseMalformed(req, res)
    else handle(req, res)
  })
  server.maxRequestsPerSocket = 10_000
  server.on('clientError', answerParserError)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return {
    name: 'http',
    port: (server.address() as AddressInfo).port,
    announceStop,
    async [Symbol.asyncDispose]() {
      announceStop()
      const timer = setInterval(() => server.closeIdleConnections(), closeIdleIntervalMs)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      clearInterval(timer)
    },
  }
}
