import { readListPosition } from '../../shared/listing/list-position.ts'

/** First-level categories per page. */
export const pageSize = 30

/** One page of the categories below `of` (0: the roots). */
interface TreePage {
  of: number
  page: number
}

/** Invalid values fall back to the defaults. */
export const readTreePage = (params: URLSearchParams): TreePage => {
  const of = params.get('of') ?? ''
  return { of: /^[1-9]\d{0,14}$/.test(of) ? Number(of) : 0, page: readListPosition(params).page }
}

export const treeQuery = ({ of, page }: TreePage) =>
  ['GET /v1/category/tree', { pid: of, page, size: pageSize }] as const

export const categoryQuery = (id: number) => ['GET /v1/disk/cate_name', { id }] as const

export const latestQuery = ({ of, page }: TreePage) =>
  ['GET /v1/category/latest', { pid: of, page, size: pageSize, per_category: 3 }] as const
