import type { GeneratedShare } from '../fixtures/shares.ts'

export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}

export interface Answer<T> {
  status: number
  envelope: Envelope<T>
  ms: number
}

export interface ImportReply {
  task_no: string
  total: number
  accepted: number
}

export interface ImportProgress {
  total: number
  counts: Record<string, number>
  items: { status: string; doc_id: string; disk_name: string; msg: string }[]
}

export interface SearchPage {
  total: number
  list: { doc_id: string; disk_name: string; disk_id: string; link: string }[]
}

const endedStatuses = ['finished', 'failed', 'dead', 'duplicate', 'banned']

/** @param headers sent with every request, such as the address that a proxy forwards */
export const openProductClient = (url: string, token?: string, headers: Record<string, string> = {}) => {
  const sent = token ? { ...headers, authorization: `Bearer ${token}` } : headers
  const send = async <T>(path: string, init: RequestInit, timeoutMs = 20_000): Promise<Answer<T>> => {
    const startedAt = performance.now()
    const response = await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(timeoutMs) })
    const envelope = (await response.json()) as Envelope<T>
    return { status: response.status, envelope, ms: performance.now() - startedAt }
  }
  const get = <T>(path: string) => send<T>(path, { headers: sent })
  const post = <T>(path: string, body: unknown) =>
    send<T>(path, {
      method: 'POST',
      headers: { ...sent, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    get,
    post,
    upload: <T>(path: string, body: ReadableStream<Uint8Array>) => {
      const uploaded = { ...sent, 'content-type': 'text/plain; charset=utf-8' }
      return send<T>(path, { method: 'POST', headers: uploaded, body, duplex: 'half' }, 600_000)
    },
    importText: (text: string) => post<ImportReply>('/v1/task/import_disk', { text }),
    search: (q: string, more: Record<string, unknown> = {}) => post<SearchPage>('/v1/search/disk', { q, ...more }),
    /** Whether a search for its name finds the share in first place. */
    isFound: async (share: GeneratedShare | undefined): Promise<boolean> => {
      const { envelope } = await post<SearchPage>('/v1/search/disk', { q: share?.name })
      return envelope.code === 200 && envelope.data.list[0]?.disk_id === share?.diskId
    },
    /** The progress of a task once all its items have ended, else undefined. */
    readEnded: async (taskNo: string): Promise<ImportProgress | undefined> => {
      const { envelope } = await get<ImportProgress>(`/v1/task/progress?task_no=${encodeURIComponent(taskNo)}`)
      const hasEnded =
        envelope.code === 200 && envelope.data.items.every(({ status }) => endedStatuses.includes(status))
      return hasEnded ? envelope.data : undefined
    },
  }
}

export type ProductClient = ReturnType<typeof openProductClient>
