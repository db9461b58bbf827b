/** An HTTPS server on loopback with certificates for the hosts that it simulates. All simulators use it. */
import { createServer } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { makeCertificate } from '@pandex/platform/testing/certificates'
import type { DriveRequest } from './drives/simulated-drive.ts'

export interface LoopbackServer extends AsyncDisposable {
  /** `https://127.0.0.1:port`: map the hosts to it. */
  origin: string
  ca: string
}

const maxBodyMs = 5_000

const readCookies = (header = ''): Map<string, string> =>
  new Map(
    header.split('; ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]),
  )

const readFields = (body: string, type = ''): Map<string, string> => {
  if (!type.includes('json')) return new Map(new URLSearchParams(body))
  const fields: unknown = JSON.parse(body || '{}')
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  return new Map(entries.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]))
}

const readRequest = async (request: IncomingMessage): Promise<DriveRequest> => {
  const host = request.headers.host ?? ''
  const url = new URL(request.url ?? '/', `https://${host}`)
  const body = await text(request)
  return {
    method: request.method ?? 'GET',
    host: url.hostname,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers as Record<string, string | undefined>,
    cookies: readCookies(request.headers.cookie),
    fields: readFields(body, request.headers['content-type']),
    body,
  }
}

/** @param hosts names, or '*.domain' @param port 0 for any free one */
export const startLoopbackServer = async (
  hosts: readonly string[],
  port: number,
  answer: (request: DriveRequest, response: ServerResponse) => Promise<void>,
): Promise<LoopbackServer> => {
  const { ca, cert, key } = await makeCertificate(hosts)
  const server = createServer({ cert, key, requestTimeout: maxBodyMs }, (incoming, response) => {
    readRequest(incoming)
      .then((request) => answer(request, response))
      .catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500)
        response.end(String(error))
      })
  })
  server.listen(port, '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ca,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
