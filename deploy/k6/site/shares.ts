/** Shares that no drive has: the site stores what the text says if its drives are simulated or not asked (`ASK_DRIVES=false`). */
import { sleep } from 'k6'
import { dataOf, get, post, unwrap } from './calls.ts'

export interface Share {
  name: string
  text: string
}

const randomText = (length: number): string => crypto.randomUUID().replaceAll('-', '').slice(0, length)

/** Begins the names of all resources that a run imports, so that they can be found and deleted. */
export const batchWord = (): string => `压测${randomText(6)}`

export const makeShare = (batch: string): Share => {
  const name = `${batch}${randomText(8)} 第1集`
  return { name, text: `${name}\n链接：https://pan.quark.cn/s/${randomText(12)}\n` }
}

/** As an admin, because visitors may import a limited number of links per day. */
export const postImport = (adminToken: string, shares: readonly Share[]) =>
  post('/admin/v1/task/import_disk', { text: shares.map(({ text }) => text).join('\n') }, adminToken)

export interface ImportReply {
  task_no: string
  accepted: number
}

interface Progress {
  items: { status: string; doc_id: string }[]
}

const timeoutSeconds = 60

/** Public ids of the resources that an import has made so far. */
export const listFinished = (taskNo: string): string[] => {
  const items = dataOf<Progress>(get(`/v1/task/progress?task_no=${taskNo}`))?.items ?? []
  return items.filter(({ status }) => status === 'finished').map(({ doc_id }) => doc_id)
}

/** @returns the public ids @throws when not all shares become resources */
export const importShares = (adminToken: string, shares: readonly Share[]): string[] => {
  const { task_no } = unwrap<ImportReply>(postImport(adminToken, shares))
  for (let second = 0; second < timeoutSeconds; second++) {
    const docIds = listFinished(task_no)
    if (docIds.length === shares.length) return docIds
    sleep(1)
  }
  throw new Error('the import did not finish: the site must simulate its drives, or not ask them (ASK_DRIVES=false)')
}
