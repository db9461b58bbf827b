import { isDriveCode } from '../../lib/resource/drives.ts'
import type { DriveCode } from '../../lib/resource/drives.ts'

/** Position in a list; the URL holds all of it. */
export interface ListPosition {
  /** From 1. */
  page: number
  /** Empty: all drives. */
  type: DriveCode | ''
}

const maxPage = 10_000

/** Invalid values fall back to the defaults. */
export const readListPosition = (params: URLSearchParams): ListPosition => {
  const page = Number(params.get('page') ?? '1')
  const type = params.get('type') ?? ''
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    type: isDriveCode(type) ? type : '',
  }
}

/** Omits parameters that have their default value. */
export const listAddress = (path: string, { page = 1, type = '' }: Partial<ListPosition>): string => {
  const params = new URLSearchParams()
  if (type) params.set('type', type)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params.toString()}` : path
}

/** URLs of the adjacent pages for the head; none before the first and after the last page. */
export const adjacentPageUrls = (
  path: string,
  position: ListPosition,
  pages: number,
): { prev?: string; next?: string } => ({
  ...(position.page > 1 && { prev: listAddress(path, { ...position, page: position.page - 1 }) }),
  ...(position.page < pages && { next: listAddress(path, { ...position, page: position.page + 1 }) }),
})
