import { queryOf } from '../../../lib/queries.ts'

/** Requests of the last hour that an entry would have blocked. */
export const previewOf = (ip: string) => queryOf('POST /admin/v1/blacklist/preview', { ip: ip.trim() })
