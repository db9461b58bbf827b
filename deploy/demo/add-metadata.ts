/** Does what an admin adds after the import: categories, prices, posters, film pages, and a recheck of some links. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cancelledShares, filmPages, paidShares, showcases } from './shares/special-shares.ts'
import { drawPoster } from './shares/poster.ts'
import { detectKind } from './shares/share-files.ts'
import type { SiteClient } from './site-client.ts'

interface Row {
  id: number
  doc_id: string
  disk_id: string
  disk_name: string
}

const pageSize = 100
/** Rows per change: a slow machine must answer within the gateway's deadline. */
const batchSize = 50

const listAll = async (site: SiteClient): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { list } = await site.call<{ list: Row[] }>(`/admin/v1/disk/list?size=${pageSize}&page=${page}`)
    rows.push(...list)
    if (list.length < pageSize) return rows
  }
}

const categories = {
  films: '电影',
  series: '剧集',
  music: '音乐',
  audio: '有声',
  books: '图书',
  course: '课程',
  package: '软件游戏',
} as const

const sortIntoCategories = async (site: SiteClient, rows: readonly Row[]): Promise<void> => {
  const existing = await site.call<{ id: number; pid: number; name: string }[]>('/v1/category/list_all')
  const kinds = Object.keys(categories) as (keyof typeof categories)[]
  for (const [order, kind] of kinds.entries()) {
    const name = categories[kind]
    const { id } =
      existing.find((category) => category.pid === 0 && category.name === name) ??
      (await site.call<{ id: number }>('/admin/v1/category/create', { name, item_order: order }))
    const ids = rows.filter((row) => detectKind(row.disk_id, row.disk_name) === kind).map((row) => row.id)
    for (let start = 0; start < ids.length; start += batchSize)
      await site.call('/admin/v1/disk/update_cate', { ids: ids.slice(start, start + batchSize), cate_id: [id] })
  }
}

const pictureOf = (share: string): string => `/pictures/demo/${share}.svg`

const addDescriptions = async (
  site: SiteClient,
  byShare: ReadonlyMap<string, Row>,
  hasPictures: boolean,
): Promise<void> => {
  for (const [share, terms] of Object.entries(paidShares)) {
    const row = byShare.get(share)
    if (row) await site.call('/admin/v1/disk/update_meta', { id: row.id, ...terms })
  }
  for (const [share, { description, tags }] of Object.entries(showcases)) {
    const row = byShare.get(share)
    if (!row) continue
    const posters_url = hasPictures ? `{host}${pictureOf(share)}` : ''
    await site.call('/admin/v1/disk/update_meta', { id: row.id, description, posters_url })
    await site.call('/admin/v1/disk/update_partial', { id: row.id, tags })
  }
}

const addFilms = async (site: SiteClient, hasPictures: boolean): Promise<void> => {
  const lines = filmPages.map(({ share, ...film }) => {
    const description = (showcases[share]?.description ?? '').split('\n')[0] ?? ''
    return JSON.stringify({ ...film, description, cover: hasPictures && share !== '' ? pictureOf(share) : '' })
  })
  await site.call('/admin/v1/movie/import_douban', { text: lines.join('\n') })
}

/** @param pictures folder that the site serves as pictures; undefined for a remote site, which then gets no posters */
export const addMetadata = async (site: SiteClient, pictures: string | undefined): Promise<void> => {
  const rows = await listAll(site)
  const byShare = new Map(rows.map((row) => [row.disk_id, row]))
  if (pictures !== undefined) {
    mkdirSync(join(pictures, 'demo'), { recursive: true })
    for (const [share, { title }] of Object.entries(showcases))
      writeFileSync(join(pictures, 'demo', `${share}.svg`), drawPoster(share, title))
  }
  await sortIntoCategories(site, rows)
  await addDescriptions(site, byShare, pictures !== undefined)
  await addFilms(site, pictures !== undefined)
}

export const recheckCancelled = async (site: SiteClient): Promise<number> => {
  const rows = await listAll(site)
  const docIds = rows.filter(({ disk_id }) => cancelledShares.includes(disk_id)).map(({ doc_id }) => doc_id)
  if (docIds.length > 0) await site.call(`/admin/v1/task/refresh_disk?doc_id=${docIds.join(',')}`)
  return docIds.length
}
