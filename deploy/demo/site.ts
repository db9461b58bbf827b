/** The few calls of a site that the demo makes, as any program outside would make them. */

export interface ImportReply {
  task_no: string
  total: number
}

interface PreviewItem {
  disk_type: string
  disk_id: string
  disk_pass: string
  disk_name: string
}

export interface Site {
  isAdmin: boolean
  /** What a text would bring in; nothing is stored. */
  preview(text: string): Promise<PreviewItem[]>
  importText(text: string): Promise<ImportReply>
  progress(taskNo: string): Promise<{ counts: Record<string, number> }>
}

interface Envelope {
  code: number
  msg: string
  data: unknown
}

const timeoutMs = 15_000
const done = 200

/** @throws Error with what the site says against it, or that there is no site */
const call = async (url: string, path: string, body?: object, token?: string): Promise<unknown> => {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`${url} does not answer: is the site up (make up)?`, { cause: error })
  })
  const envelope = (await response.json()) as Envelope
  if (envelope.code !== done) throw new Error(`${path}: ${envelope.msg}`)
  return envelope.data
}

/** Opens a site as its admin, or as a visitor when no account is given. */
export const openSite = async (url: string, admin?: { username: string; password: string }): Promise<Site> => {
  const login = admin && ((await call(url, '/v1/user/login', admin)) as { token: string })
  const importPath = login ? '/admin/v1/task/import_disk' : '/v1/task/import_disk'
  return {
    isAdmin: login !== undefined,
    preview: async (text) =>
      ((await call(url, '/v1/task/preview_import', { text }, login?.token)) as { list: PreviewItem[] }).list,
    importText: async (text) => (await call(url, importPath, { text }, login?.token)) as ImportReply,
    progress: async (taskNo) =>
      (await call(url, `/v1/task/progress?task_no=${taskNo}`)) as { counts: Record<string, number> },
  }
}
