import { isDriveCode } from '../../lib/drives.ts'
import type { DriveCode } from '../../lib/drives.ts'

/** Where in a list a visitor is; all of it stands in the address. */
export interface Place {
  /** From 1. */
  page: number
  /** One drive, or empty for all. */
  type: DriveCode | ''
}

const lastPage = 10_000

/** Reads the query of an address; what it does not know falls back. */
export const readPlace = (params: URLSearchParams): Place => {
  const page = Number(params.get('page') ?? '1')
  const type = params.get('type') ?? ''
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    type: isDriveCode(type) ? type : '',
  }
}

/** The shortest address of a place below a path. */
export const placeAddress = (path: string, { page = 1, type = '' }: Partial<Place>): string => {
  const params = new URLSearchParams()
  if (type) params.set('type', type)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params.toString()}` : path
}

/** Addresses of the pages around one, for the head: none before the first and after the last. */
export const neighbours = (path: string, place: Place, pages: number): { prev?: string; next?: string } => ({
  ...(place.page > 1 && { prev: placeAddress(path, { ...place, page: place.page - 1 }) }),
  ...(place.page < pages && { next: placeAddress(path, { ...place, page: place.page + 1 }) }),
})
