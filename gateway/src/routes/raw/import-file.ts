/**
 * `POST /admin/v1/task/import_file`: large files of links. The body is streamed in parts with back-pressure: one part is held in memory,
 * and reading pauses while a part is stored.
 */
import { withTimeout } from '@pandex/platform/resilience/with-timeout'
import { AppError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import type { ImportDiskReply__Output as ImportDiskReply } from '@pandex/platform/gen/pandex/task/v1/ImportDiskReply'
import type { Logger } from '@pandex/platform/logging/logger'
import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../../clients.ts'
import { queryOf } from '../../http/url.ts'
import { bodyTooLargeError } from '../../http/body.ts'
import { HttpError } from '../../http/error.ts'
import { mergeInput, parseInput } from '../../pipeline/input-schema.ts'
import type { Call, PreparedRoute } from '../../pipeline/step.ts'
import { malformedCode, successBody, refusalBody } from '../../http/reply.ts'
import { createRawRoute } from '../prepare-routes.ts'
import { sendJson } from '../../http/send.ts'
import {
  createCallContext,
  createDisconnectSignal,
  writeBudgetMs,
  logFieldsOf,
} from '../../pipeline/request-context.ts'
import { ImportFile } from '../../schemas/task.ts'
import { exemptFromRequestTimeout } from '../../server.ts'
import { splitText } from './split-text.ts'
import type { TextPart } from './split-text.ts'
import { decodeUpload } from './decode-upload.ts'

const maxBytes = 32_000_000

const idleTimeoutMs = 30_000

/** Parts are idempotent by their number, so they may be sent again. */
const maxAttempts = 4
const retryDelayMs = 500

const isText = /^text\/plain\s*(?:;|$)/i

/** @throws HttpError 415, 413 */
const checkHeaders = ({ headers }: IncomingMessage): void => {
  if (!isText.test(headers['content-type'] ?? '')) throw new HttpError(415, '请求类型须为 text/plain')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new HttpError(415, '不支持压缩的请求内容')
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw bodyTooLargeError(maxBytes)
}

/** Reads the next chunk. @throws HttpError 408 after `timeoutMs` without data, 400 when the body ends early */
const readChunk = async (chunks: AsyncIterator<Buffer, undefined>): Promise<IteratorResult<Buffer, undefined>> => {
  const next = chunks.next().catch(() => {
    throw new HttpError(400, '请求内容不完整')
  })
  return withTimeout(next, idleTimeoutMs, () => {
    throw new HttpError(408, '上传中断')
  })
}

const openBody = (req: IncomingMessage) => {
  const chunks = req[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  const readUpTo = async function* (limit: number): AsyncIterable<Buffer> {
    let total = 0
    for (let next = await readChunk(chunks); !next.done; next = await readChunk(chunks)) {
      total += next.value.length
      if (total > limit) throw bodyTooLargeError(limit)
      yield next.value
    }
  }
  return {
    chunks: readUpTo(maxBytes),
    /** Discards the rest of the body, so that the client can read the response. */
    drain: async (): Promise<void> => {
      try {
        for await (const _ of readUpTo(maxBytes)) continue
      } catch {
        // The response is sent even when the body does not end properly.
      }
    },
  }
}

interface Received {
  reply: ImportDiskReply
  parts: number
  lines: number
}

interface UploadDeps {
  services: Pick<Services, 'task'>
  log: Logger
}

interface Upload {
  deps: UploadDeps
  newContext: () => Context
  disconnected: AbortSignal
}

const isUnavailable = (error: unknown): boolean => error instanceof AppError && error.kind === 'unavailable'

const addPart = async (
  { deps, newContext, disconnected }: Upload,
  { task_no, part, text, firstLine }: TextPart & { task_no: string; part: number },
): Promise<ImportDiskReply> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.services.task.AddToImport({ task_no, part, text, first_line: firstLine }, newContext())
    } catch (error) {
      if (attempt === maxAttempts || !isUnavailable(error) || disconnected.aborted) throw error
      await delay(retryDelayMs * attempt)
    }
  }
}

const receive = async (chunks: AsyncIterable<Buffer>, upload: Upload, received: Received): Promise<void> => {
  const { task_no } = received.reply
  for await (const part of splitText(decodeUpload(chunks))) {
    received.reply = await addPart(upload, { ...part, task_no, part: received.parts + 1 })
    received.parts += 1
    received.lines = part.firstLine + part.text.split('\n').length - 1 - (part.text.endsWith('\n') ? 1 : 0)
  }
}

const dataOf = ({ reply, parts, lines }: Received): object => ({ ...reply, parts, lines })

const isRejected = (error: unknown): boolean =>
  (error instanceof HttpError && error.status === 413) || (error instanceof AppError && error.kind === 'invalid')

const messageOf = (error: unknown): string =>
  error instanceof HttpError || (error instanceof AppError && error.kind !== 'internal')
    ? error.message
    : '服务器开小差了'

const upload = async ({ req, res, context, route, user }: Call, deps: UploadDeps): Promise<void> => {
  checkHeaders(req)
  const input = parseInput(route.schema, mergeInput(queryOf(req.url ?? ''))) as ReturnType<typeof ImportFile.parse>
  const newContext = (): Context =>
    createCallContext(context, { log: deps.log, budgetMs: writeBudgetMs, ...(user && { user }) })
  const { task } = deps.services
  const reply = await task.BeginImport(input, newContext())
  const received: Received = { reply, parts: 0, lines: 0 }
  exemptFromRequestTimeout(req)
  const body = openBody(req)
  try {
    await receive(body.chunks, { deps, newContext, disconnected: createDisconnectSignal(res) }, received)
    received.reply = await task.EndImport({ task_no: reply.task_no }, newContext())
  } catch (error) {
    deps.log.warn(
      { err: error, ...logFieldsOf(context), parts: received.parts },
      'import upload: aborted, keeping the parts received',
    )
    // After other errors the import stays open: a retry with the same request_id continues it.
    if (isRejected(error)) await task.EndImport({ task_no: reply.task_no }, newContext())
    const msg = `${messageOf(error)}，已收下前 ${received.lines} 行`
    await body.drain()
    sendJson(res, 200, refusalBody(dataOf(received), { code: malformedCode, msg }), { Connection: 'close' })
    return
  }
  const isEmpty = received.reply.total === 0
  const answer = isEmpty
    ? refusalBody(dataOf(received), { code: malformedCode, msg: '没有识别到网盘链接' })
    : successBody(dataOf(received), '后台处理中...')
  sendJson(res, 200, answer)
}

export const createImportFile = (deps: UploadDeps): PreparedRoute =>
  createRawRoute('POST /admin/v1/task/import_file', { auth: 'admin', limit: 'admin', input: ImportFile }, (call) =>
    upload(call, deps),
  )
