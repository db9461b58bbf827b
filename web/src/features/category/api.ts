import { readPlace } from '../listing/place.ts'

/** Categories of the first level on a page. */
export const pageSize = 30

/** Which part of the tree is shown: what is below one category (0: the roots), and the how manieth page of that. */
interface Part {
  of: number
  page: number
}

/** Reads the query of an address; what it does not know falls back. */
export const readPart = (params: URLSearchParams): Part => {
  const of = params.get('of') ?? ''
  return { of: /^[1-9]\d{0,14}$/.test(of) ? Number(of) : 0, page: readPlace(params).page }
}

export const treeQuery = ({ of, page }: Part) => ['GET /v1/category/tree', { pid: of, page, size: pageSize }] as const

/** The category itself, with the way to it. */
export const categoryQuery = (id: number) => ['GET /v1/disk/cate_name', { id }] as const

/** The newest resources of each category on the page, in one call. */
export const latestQuery = ({ of, page }: Part) =>
  ['GET /v1/category/latest', { pid: of, page, size: pageSize, per_category: 3 }] as const
