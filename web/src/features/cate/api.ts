import type { ListPosition } from '../../shared/listing/list-position.ts'

/** Page size, and the last page that the service answers. */
const pageSize = 20
const maxPage = 200

/** A URL names a category by its id or by its name. */
const categoryRefOf = (word: string): { id: number } | { word: string } =>
  /^\d{1,15}$/.test(word) ? { id: Number(word) } : { word }

export const categoryQuery = (word: string) => ['GET /v1/disk/cate_name', categoryRefOf(word)] as const

export const disksQuery = (word: string, { page, type }: ListPosition) =>
  ['GET /v1/disk/cate', { ...categoryRefOf(word), page, size: pageSize, type }] as const

const adjacentCategoriesSize = 30

interface CategoryPosition {
  id: number
  /** 0 for a root. */
  pid: number
  child_count: number
}

/** The children of a category; at the lowest level, its siblings. */
export const adjacentCategoriesQuery = ({ id, pid, child_count: children }: CategoryPosition) =>
  ['GET /v1/category/list', { pid: children > 0 ? id : pid, size: adjacentCategoriesSize }] as const

export const countPages = (total: number): number => Math.min(Math.ceil(total / pageSize), maxPage)
