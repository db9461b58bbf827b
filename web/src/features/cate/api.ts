import type { Place } from '../listing/place.ts'

/** Page size, and the last page that the service answers. */
const pageSize = 20
const lastPage = 200

/** A URL names a category by its id or by its name. */
const refOf = (word: string): { id: number } | { word: string } =>
  /^\d{1,15}$/.test(word) ? { id: Number(word) } : { word }

export const categoryQuery = (word: string) => ['GET /v1/disk/cate_name', refOf(word)] as const

export const disksQuery = (word: string, { page, type }: Place) =>
  ['GET /v1/disk/cate', { ...refOf(word), page, size: pageSize, type }] as const

const besideSize = 30

interface Placed {
  id: number
  /** 0 for a root. */
  pid: number
  child_count: number
}

/** The children of a category; at the lowest level, its siblings. */
export const besideQuery = ({ id, pid, child_count: children }: Placed) =>
  ['GET /v1/category/list', { pid: children > 0 ? id : pid, size: besideSize }] as const

export const pagesOf = (total: number): number => Math.min(Math.ceil(total / pageSize), lastPage)
