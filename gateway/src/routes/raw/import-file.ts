/**
 * `POST /admin/v1/task/import_file`: large files of links. The body is streamed in parts with back-pressure: one part is held in memory,
 * and reading pauses while a part is stored.
 */
import { AppError } from '@pandex/platform/errors'
import type { Context, Identity } from '@pandex/platform/grpc/context'
import type { ImportDiskReply__Output as ImportDiskReply } from '@pandex/platform/gen/pandex/task/v1/ImportDiskReply'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { queryOf } from '../../http/address.ts'
import { tooLarge } from '../../http/body.ts'
import { HttpError } from '../../http/error.ts'
import { mergeInput, parseInput } from '../../http/input.ts'
import { createEntrance } from '../../http/mount.ts'
import type { ServedRoute } from '../../http/mount.ts'
import type { PipelineDeps } from '../../http/pipeline.ts'
import { malformedCode, successBody, verdictBody } from '../../http/reply.ts'
import { prepareRoutes } from '../../http/routes-in-process.ts'
import type { PreparedRoute } from '../../http/routes-in-process.ts'
import { sendJson } from '../../http/send.ts'
import { contextOf, hangUpSignal, visitOf, writeBudgetMs } from '../../http/visit.ts'
import { ImportFile } from '../../schemas/task.ts'
import { receiveLongRequest } from '../../server.ts'
import { cutParts } from './cut-parts.ts'
import type { TextPart } from './cut-parts.ts'
import { decodeUpload } from './decode-upload.ts'

const maxBytes = 32_000_000

const patienceMs = 30_000

/** Parts are idempotent by their number, so they may be sent again. */
const tries = 4
const pauseMs = 500

const isText = /^text\/plain\s*(?:;|$)/i

/** @throws HttpError 415, 413 */
const checkHead = ({ headers }: IncomingMessage): void => {
  if (!isText.test(headers['content-type'] ?? '')) throw new HttpError(415, '请求类型须为 text/plain')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new HttpError(415, '不支持压缩的请求内容')
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
}

/** Reads the next chunk. @throws HttpError 408 after `patienceMs` without data, 400 when the body ends early */
const nextOf = async (chunks: AsyncIterator<Buffer, undefined>): Promise<IteratorResult<Buffer, undefined>> => {
  const waiting = new AbortController()
  const late = delay(patienceMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new HttpError(408, '上传中断')
  })
  try {
    return await Promise.race([chunks.next(), late])
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, '请求内容不完整')
  } finally {
    waiting.abort()
  }
}

const openBody = (req: IncomingMessage) => {
  const chunks = req[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  const readUpTo = async function* (limit: number): AsyncIterable<Buffer> {
    let total = 0
    for (let next = await nextOf(chunks); !next.done; next = await nextOf(chunks)) {
      total += next.value.length
      if (total > limit) throw tooLarge(limit)
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

interface Upload {
  deps: PipelineDeps
  newContext: () => Context
  gone: AbortSignal
}

const isAway = (error: unknown): boolean => error instanceof AppError && error.kind === 'unavailable'

const addPart = async (
  { deps, newContext, gone }: Upload,
  { task_no, part, text, firstLine }: TextPart & { task_no: string; part: number },
): Promise<ImportDiskReply> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await deps.services.task.AddToImport({ task_no, part, text, first_line: firstLine }, newContext())
    } catch (error) {
      if (tried === tries || !isAway(error) || gone.aborted) throw error
      await delay(pauseMs * tried)
    }
  }
}

const receive = async (chunks: AsyncIterable<Buffer>, upload: Upload, received: Received): Promise<void> => {
  const { task_no } = received.reply
  for await (const part of cutParts(decodeUpload(chunks))) {
    received.reply = await addPart(upload, { ...part, task_no, part: received.parts + 1 })
    received.parts += 1
    received.lines = part.firstLine + part.text.split('\n').length - 1 - (part.text.endsWith('\n') ? 1 : 0)
  }
}

const dataOf = ({ reply, parts, lines }: Received): object => ({ ...reply, parts, lines })

const isFault = (error: unknown): boolean =>
  (error instanceof HttpError && error.status === 413) || (error instanceof AppError && error.kind === 'invalid')

const messageOf = (error: unknown): string =>
  error instanceof HttpError || (error instanceof AppError && error.kind !== 'internal')
    ? error.message
    : '服务器开小差了'

const upload = async (
  prepared: PreparedRoute,
  deps: PipelineDeps,
  { req, res, user }: { req: IncomingMessage; res: ServerResponse; user: Identity | undefined },
): Promise<void> => {
  checkHead(req)
  const input = parseInput(prepared.schema, mergeInput(queryOf(req.url ?? ''))) as ReturnType<typeof ImportFile.parse>
  const visit = visitOf(res)
  const newContext = (): Context => contextOf(visit, { log: deps.log, budgetMs: writeBudgetMs, ...(user && { user }) })
  const { task } = deps.services
  const reply = await task.BeginImport(input, newContext())
  const received: Received = { reply, parts: 0, lines: 0 }
  receiveLongRequest(req)
  const body = openBody(req)
  try {
    await receive(body.chunks, { deps, newContext, gone: hangUpSignal(res) }, received)
    received.reply = await task.EndImport({ task_no: reply.task_no }, newContext())
  } catch (error) {
    deps.log.warn({ err: error, request_id: visit.requestId, parts: received.parts }, 'upload broken off')
    // After other errors the import stays open: a retry with the same request_id continues it.
    if (isFault(error)) await task.EndImport({ task_no: reply.task_no }, newContext())
    const msg = `${messageOf(error)}，已收下前 ${received.lines} 行`
    await body.drain()
    sendJson(res, 200, verdictBody(dataOf(received), { code: malformedCode, msg }), { Connection: 'close' })
    return
  }
  const isEmpty = received.reply.total === 0
  const answer = isEmpty
    ? verdictBody(dataOf(received), { code: malformedCode, msg: '没有识别到网盘链接' })
    : successBody(dataOf(received), '后台处理中...')
  sendJson(res, 200, answer)
}

/** The pipeline's access control applies as for every table row; only the body is read differently. */
export const createImportFile = (deps: PipelineDeps): ServedRoute => {
  const [prepared] = prepareRoutes({
    'POST /admin/v1/task/import_file': {
      auth: 'admin',
      limit: 'admin',
      input: ImportFile,
      call: () => Promise.reject(new Error('it has a body of its own')),
    },
  }) as [PreparedRoute]
  const enter = createEntrance(prepared, deps)
  const serve: ServedRoute['serve'] = (req, res, _params, fail) => {
    const entering = async (): Promise<void> => {
      const user = await enter(visitOf(res), req, res)
      await upload(prepared, deps, { req, res, user })
    }
    entering().catch(fail)
  }
  return { ...prepared, serve }
}
