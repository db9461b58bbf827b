import { expect, it } from 'vitest'
import { serverOptions, startHttpServer } from '../../src/server.ts'
import { sendRaw } from '../support/raw-http-client.ts'

const seconds = 1_000

it('limits slow requests to 35 seconds and keeps idle connections longer than a load balancer', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout, maxHeaderSize } = serverOptions
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(20 * seconds)
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(35 * seconds)
  expect(keepAliveTimeout).toBeGreaterThan(60 * seconds)
  expect(maxHeaderSize).toBe(16_384)
})

const post = 'POST /v1/search/disk HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n`

it.each<[string, string]>([
  ['nothing', ''],
  ['nothing but empty lines', '\r\n\r\n\r\n'],
  ['half a request line', 'GET /v1/disk'],
  ['a request line of HTTP/0.9', 'GET /v1/disk/latest\r\n'],
  ['headers without an end', 'GET /v1/disk/latest HTTP/1.1\r\nHost: x\r\nX-A: b\r\n'],
  ['less than the length it promised', `${post}Content-Length: 900\r\n\r\n{"q":`],
  ['less than a chunk of 64 GB', `${chunked}fffffffff\r\n{"q":"x"}`],
  ['chunks without an end', `${chunked}9\r\n{"q":"x"}\r\n`],
])('answers 408 to a client that sends %s and then stalls', async (_, request) => {
  const timeouts = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 }
  const handled: string[] = []
  await using server = await startHttpServer(
    (req, res) => {
      req
        .resume()
        .on('end', () => handled.push(req.url ?? ''))
        .on('error', () => undefined)
      res.on('error', () => undefined)
    },
    { host: '127.0.0.1', port: 0, ...timeouts },
  )
  const { statuses, isClosed } = await sendRaw(server.port, request)
  expect({ statuses, isClosed }).toEqual({ statuses: [408], isClosed: true })
  expect(handled).toEqual([])
})
