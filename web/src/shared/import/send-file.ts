import { isOutcomeUnknown, readAnswer } from '../../lib/api/api.ts'
import { readSession } from '../../lib/session/session.ts'
import type { Choices } from './AdminChoices.tsx'
import type { ImportReply } from './import-reply.ts'

/** Reply to a file: the import so far, with the parts and lines that were read. */
export type FileReply = ImportReply & { parts: number; lines: number }

export interface FileImport {
  file: File
  choices: Choices
  /** Every attempt sends the same id, so that no part is imported twice. */
  requestId: string
}

interface UploadObserver {
  /** @param sent bytes */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

const maxNameLength = 200

const addressOf = ({ file, choices: { cateId, isMine, weight }, requestId }: FileImport): string =>
  `/admin/v1/task/import_file?${String(
    new URLSearchParams({
      cate_id: String(cateId),
      is_mine: String(isMine),
      weight: String(weight),
      name: file.name.slice(0, maxNameLength),
      request_id: requestId,
    }),
  )}`

/** Maximum time without progress, and maximum time from the last byte to the reply. */
const maxStallMs = 30_000
const maxAnswerMs = 60_000

const failed = (msg: string, status: number): Error => Object.assign(new Error(msg), { code: 0, msg, status })

/**
 * Sends the file once, with XMLHttpRequest because `fetch` reports no upload progress.
 * @throws Failure; status 0 when the connection broke or was aborted, 408 when the upload stalled (no automatic retry)
 */
const sendOnce = async (fileImport: FileImport, { onProgress, signal }: UploadObserver): Promise<FileReply> => {
  const answer = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(fileImport))
    request.setRequestHeader('content-type', 'text/plain')
    request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`)
    let stallTimer: ReturnType<typeof setTimeout> | undefined
    const expectWithin = (ms: number, msg: string): void => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(() => {
        reject(failed(msg, 408))
        request.abort()
      }, ms)
    }
    const expectProgress = (): void =>
      expectWithin(maxStallMs, `${maxStallMs / 1_000} 秒没有上传进度，请检查网络后继续上传`)
    request.upload.addEventListener('progress', ({ loaded }) => {
      expectProgress()
      onProgress(loaded)
    })
    request.upload.addEventListener('load', () =>
      expectWithin(maxAnswerMs, `文件已传完，但 ${maxAnswerMs / 1_000} 秒没有收到答复，请继续上传以确认`),
    )
    for (const name of ['error', 'abort', 'timeout'])
      request.addEventListener(name, () => reject(failed('上传中断', 0)))
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText })),
    )
    request.addEventListener('loadend', () => clearTimeout(stallTimer))
    signal.addEventListener('abort', () => request.abort())
    expectProgress()
    request.send(fileImport.file)
  })
  return readAnswer<FileReply>(answer)
}

/** Pause before each retry; one minute in total. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

const cancellableSleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Sends a file and retries when the connection breaks; the gateway skips parts that it already has.
 * @param onBroken called before each retry
 * @throws Failure; its data holds the import so far, if the gateway could reply
 */
export const sendFile = async (
  fileImport: FileImport,
  { onBroken, ...watch }: UploadObserver & { onBroken: () => void },
): Promise<FileReply> => {
  for (const ms of retryDelaysMs) {
    try {
      return await sendOnce(fileImport, watch)
    } catch (error) {
      if (!isOutcomeUnknown(error) || watch.signal.aborted) throw error
      onBroken()
      await cancellableSleep(ms, watch.signal)
    }
  }
  return sendOnce(fileImport, watch)
}
