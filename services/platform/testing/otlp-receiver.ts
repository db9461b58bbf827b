/** A collector on loopback that keeps the spans sent to it by OTLP over HTTP. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedSpan {
  /** Attributes of the process. */
  resource: Record<string, string>
  traceId: string
  spanId: string
  parentId: string
  name: string
}

export interface OtlpReceiver extends AsyncDisposable {
  url: string
  spans: ReceivedSpan[]
}

type Fields = Map<number, (Buffer | bigint)[]>

/** Reads one protobuf message without its schema: all values by field number. */
const readFields = (bytes: Buffer): Fields => {
  const fields: Fields = new Map()
  let at = 0
  const readVarint = (): bigint => {
    for (let value = 0n, shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const readBytes = (length: number): Buffer => bytes.subarray(at, (at += length))
  const readers: Record<number, () => Buffer | bigint> = {
    0: readVarint,
    1: () => readBytes(8),
    2: () => readBytes(Number(readVarint())),
    5: () => readBytes(4),
  }
  while (at < bytes.length) {
    const tag = Number(readVarint())
    const value = readers[tag & 7]?.()
    if (value === undefined) throw new Error(`unknown wire type ${tag & 7}`)
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value])
  }
  return fields
}

const messagesOf = (fields: Fields, field: number): Fields[] =>
  (fields.get(field) ?? []).map((bytes) => readFields(bytes as Buffer))

const bytesOf = (fields: Fields | undefined, field: number): Buffer =>
  (fields?.get(field)?.[0] as Buffer | undefined) ?? Buffer.alloc(0)

/** Field numbers of `opentelemetry/proto/trace/v1/trace.proto`, `common.proto` and `resource.proto`. */
const readSpans = (body: Buffer): ReceivedSpan[] =>
  messagesOf(readFields(body), 1).flatMap((resourceSpans) => {
    const attributes = messagesOf(resourceSpans, 1).flatMap((resource) => messagesOf(resource, 1))
    const resource = Object.fromEntries(
      attributes.map((attribute) => [
        bytesOf(attribute, 1).toString(),
        bytesOf(messagesOf(attribute, 2)[0], 1).toString(),
      ]),
    )
    return messagesOf(resourceSpans, 2).flatMap((scopeSpans) =>
      messagesOf(scopeSpans, 2).map((span) => ({
        resource,
        traceId: bytesOf(span, 1).toString('hex'),
        spanId: bytesOf(span, 2).toString('hex'),
        parentId: bytesOf(span, 4).toString('hex'),
        name: bytesOf(span, 5).toString(),
      })),
    )
  })

export const startOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const spans: ReceivedSpan[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const isTraces = req.url === '/v1/traces' && req.headers['content-type'] === 'application/x-protobuf'
      if (isTraces) spans.push(...readSpans(Buffer.concat(chunks)))
      res.writeHead(isTraces ? 200 : 404).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
