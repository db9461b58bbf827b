import { setTimeout as delay } from 'node:timers/promises'
import type { DiskType } from '@pandex/contracts/share-link'

export interface ImportReply {
  task_no: string
  total: number
}

export interface PreviewItem {
  disk_type: DiskType
  disk_id: string
  disk_pass: string
  disk_name: string
}

export interface SiteClient {
  isAdmin: boolean
  preview(text: string): Promise<PreviewItem[]>
  importText(text: string): Promise<ImportReply>
  progress(taskNo: string): Promise<{ counts: Record<string, number> }>
  call<T>(path: string, body?: object): Promise<T>
}

interface Envelope {
  code: number
  msg: string
  data: unknown
}

const timeoutMs = 15_000
const successCode = 200
/** Calls of the demo are safe to repeat. */
const attempts = 4
const busyStatus = 503
const busyPauseMs = 2_000

/** @throws Error with the site's refusal, or that the site does not answer */
const call = async (url: string, path: string, body?: object, token?: string, attempt = 1): Promise<unknown> => {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`${url} does not answer: is the site up (make up)?`, { cause: error })
  })
  if (response.status === busyStatus && attempt < attempts) {
    await delay(busyPauseMs)
    return call(url, path, body, token, attempt + 1)
  }
  const envelope = (await response.json()) as Envelope
  if (envelope.code !== successCode) throw new Error(`${path}: ${envelope.msg}`)
  return envelope.data
}

/** @param admin without it the site is used as a visitor */
export const openSiteClient = async (
  url: string,
  admin?: { username: string; password: string },
): Promise<SiteClient> => {
  const login = admin && ((await call(url, '/v1/user/login', admin)) as { token: string })
  const importPath = login ? '/admin/v1/task/import_disk' : '/v1/task/import_disk'
  return {
    isAdmin: login !== undefined,
    preview: async (text) =>
      ((await call(url, '/v1/task/preview_import', { text }, login?.token)) as { list: PreviewItem[] }).list,
    importText: async (text) => (await call(url, importPath, { text }, login?.token)) as ImportReply,
    progress: async (taskNo) =>
      (await call(url, `/v1/task/progress?task_no=${taskNo}`)) as { counts: Record<string, number> },
    call: async <T>(path: string, body?: object) => (await call(url, path, body, login?.token)) as T,
  }
}
