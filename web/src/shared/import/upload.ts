import { failureOf } from '../../lib/api/api.ts'
import type { Failure } from '../../lib/api/api.ts'
import { newRequestId } from '../../lib/api/request-id.ts'
import { createStore } from '../../lib/browser/store.ts'
import { toast } from '../../lib/browser/toast.ts'
import type { Choices } from './AdminChoices.tsx'
import { sendFile } from './send-file.ts'
import type { FileImport, FileReply } from './send-file.ts'

export const maxFileBytes = 32_000_000

export type Upload = FileImport & {
  /** Bytes. */
  sent: number
} & (
    | { phase: 'sending' }
    | { phase: 'waiting' }
    | { phase: 'failed'; failure: Failure; reply: FileReply | undefined }
    | { phase: 'done'; reply: FileReply }
  )

/** The current upload; it continues while the dialog is closed. */
const store = createStore<Upload | undefined>(undefined)
let uploadAbort = new AbortController()

export const useUpload = (): Upload | undefined => store.use()

/** Why the file cannot be sent; undefined if it can. */
export const checkFile = ({ size }: File): string | undefined => {
  if (size === 0) return '文件是空的'
  if (size > maxFileBytes) return '文件不能超过 32 MB'
  return undefined
}

/** Leaving the site would abort the upload. */
const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

const replyOf = ({ data }: Failure): FileReply | undefined =>
  typeof data === 'object' && data !== null && 'task_no' in data ? (data as FileReply) : undefined

const runUpload = async (fileImport: FileImport): Promise<void> => {
  uploadAbort = new AbortController()
  const { signal } = uploadAbort
  // An aborted upload must not change the state.
  const set = (upload: Upload): void => {
    if (!signal.aborted) store.set(upload)
  }
  set({ ...fileImport, sent: 0, phase: 'sending' })
  addEventListener('beforeunload', confirmLeaving)
  try {
    const reply = await sendFile(fileImport, {
      signal,
      onProgress: (sent) => set({ ...fileImport, sent, phase: 'sending' }),
      onBroken: () => set({ ...fileImport, sent: 0, phase: 'waiting' }),
    })
    set({ ...fileImport, sent: fileImport.file.size, phase: 'done', reply })
    toast('success', '后台处理中...')
  } catch (error) {
    const failure = failureOf(error)
    set({ ...fileImport, sent: 0, phase: 'failed', failure, reply: replyOf(failure) })
  } finally {
    removeEventListener('beforeunload', confirmLeaving)
  }
}

export const startUpload = (file: File, choices: Choices): void =>
  void runUpload({ file, choices, requestId: newRequestId() })

/** Sends the same file with the same request id, so that imported parts are skipped. */
export const resumeUpload = (): void => {
  const upload = store.get()
  if (upload) void runUpload({ file: upload.file, choices: upload.choices, requestId: upload.requestId })
}

/** Aborts the upload or discards its result; imported parts stay. */
export const cancelUpload = (): void => {
  uploadAbort.abort()
  store.set(undefined)
}
