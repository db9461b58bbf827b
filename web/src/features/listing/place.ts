import { isDriveCode } from '../../lib/drives.ts'
import type { DriveCode } from '../../lib/drives.ts'

/** Position in a list; the URL holds all of it. */
export interface Place {
  /** From 1. */
  page: number
  /** Empty: all drives. */
  type: DriveCode | ''
}

const lastPage = 10_000

/** Invalid values fall back to the defaults. */
export const readPlace = (params: URLSearchParams): Place => {
  const page = Number(params.get('page') ?? '1')
  const type = params.get('type') ?? ''
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    type: isDriveCode(type) ? type : '',
  }
}

/** Omits parameters that have their default value. */
export const placeAddress = (path: string, { page = 1, type = '' }: Partial<Place>): string => {
  const params = new URLSearchParams()
  if (type) params.set('type', type)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params.toString()}` : path
}

/** URLs of the adjacent pages for the head; none before the first and after the last page. */
export const neighbours = (path: string, place: Place, pages: number): { prev?: string; next?: string } => ({
  ...(place.page > 1 && { prev: placeAddress(path, { ...place, page: place.page - 1 }) }),
  ...(place.page < pages && { next: placeAddress(path, { ...place, page: place.page + 1 }) }),
})
