/** Fakes Internet hosts: an HTTPS server on loopback that records requests, and clients for it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { openOutbound } from '../src/outbound/outbound.ts'
import type { Outbound, OutboundOptions } from '../src/outbound/outbound.ts'
import { makeCertificate } from '../testing/certificates.ts'

export type RequestResponder = (req: IncomingMessage, res: ServerResponse) => void

export interface FakeNet extends AsyncDisposable {
  origin: string
  ca: string
  seen: string[]
  answers: Map<string, RequestResponder>
  countPending(): number
  open(options?: Partial<OutboundOptions>): Outbound
}

const hosts = ['pan.example', 'other.example', 'inside.example']

export const startFakeNet = async (): Promise<FakeNet> => {
  const { ca, cert, key } = await makeCertificate(hosts)
  const seen: string[] = []
  const answers = new Map<string, RequestResponder>()
  let pending = 0
  const server = createServer({ cert, key }, (req, res) => {
    pending += 1
    res.on('close', () => (pending -= 1))
    seen.push(`${req.method} ${req.headers.host}${req.url}`)
    const answer = answers.get((req.url ?? '').split('?')[0] ?? '')
    if (answer) answer(req, res)
    else res.writeHead(404).end()
  })
  server.on('connection', (socket) => {
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    ca,
    seen,
    answers,
    countPending: () => pending,
    open: (options) =>
      openOutbound({ allowedHosts: hosts, mapTo: { origin, ca }, isPrivateProxyAllowed: true, ...options }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

export const createSequenceResolver = (...answers: string[][]) => {
  let lookups = 0
  const resolve = async (): Promise<string[]> => answers[Math.min(lookups++, answers.length - 1)] ?? []
  return { resolve, count: () => lookups }
}
