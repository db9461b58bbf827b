/** The file that is being imported. It goes on while the dialog is closed. */
import { failureOf } from '../../lib/api.ts'
import type { Failure } from '../../lib/api.ts'
import { newRequestId } from '../../lib/request-id.ts'
import { createStore } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import type { Choices } from './AdminChoices.tsx'
import { sendFile } from './send-file.ts'
import type { FileImport, FileReply } from './send-file.ts'

export const maxFileBytes = 32_000_000

export type Upload = FileImport & {
  /** Bytes that are sent. */
  sent: number
} & (
    | { phase: 'sending' }
    /** The line broke; it is tried again by itself. */
    | { phase: 'waiting' }
    /** It did not get to its end. */
    | { phase: 'failed'; failure: Failure; reply: FileReply | undefined }
    | { phase: 'done'; reply: FileReply }
  )

const store = createStore<Upload | undefined>(undefined)
let stopping = new AbortController()

export const useUpload = (): Upload | undefined => store.use()

/** What stands against sending a file; undefined when nothing does. */
export const checkFile = ({ size }: File): string | undefined => {
  if (size === 0) return '文件是空的'
  if (size > maxFileBytes) return '文件不能超过 32 MB'
  return undefined
}

/** Leaving the site would break it off. */
const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault()

const replyOf = ({ data }: Failure): FileReply | undefined =>
  typeof data === 'object' && data !== null && 'task_no' in data ? (data as FileReply) : undefined

const run = async (fileImport: FileImport): Promise<void> => {
  stopping = new AbortController()
  const { signal } = stopping
  // What was called off has nothing to say any more.
  const set = (upload: Upload): void => {
    if (!signal.aborted) store.set(upload)
  }
  set({ ...fileImport, sent: 0, phase: 'sending' })
  addEventListener('beforeunload', holdPage)
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
    removeEventListener('beforeunload', holdPage)
  }
}

export const startUpload = (file: File, choices: Choices): void =>
  void run({ file, choices, requestId: newRequestId() })

/** Sends the same file again: what is in already stays as it is. */
export const resumeUpload = (): void => {
  const upload = store.get()
  if (upload) void run({ file: upload.file, choices: upload.choices, requestId: upload.requestId })
}

/** Calls it off, or forgets what came of it. What is in already stays. */
export const dropUpload = (): void => {
  stopping.abort()
  store.set(undefined)
}
