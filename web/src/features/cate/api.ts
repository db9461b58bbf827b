import type { Place } from '../listing/place.ts'

/** Rows of a page, and how many pages the service answers. */
const pageSize = 20
const lastPage = 200

/** A category as an address names it: by its id, or by its name. */
const refOf = (word: string): { id: number } | { word: string } =>
  /^\d{1,15}$/.test(word) ? { id: Number(word) } : { word }

export const categoryQuery = (word: string) => ['GET /v1/disk/cate_name', refOf(word)] as const

export const disksQuery = (word: string, { page, type }: Place) =>
  ['GET /v1/disk/cate', { ...refOf(word), page, size: pageSize, type }] as const

/** Every category with its number of resources. */
export const treeQuery = ['GET /v1/category/list_all', {}] as const

/** Pages that can be opened. */
export const pagesOf = (total: number): number => Math.min(Math.ceil(total / pageSize), lastPage)
