import { queryOf } from '../../../lib/queries.ts'

/** What the last hour would have been with an entry. */
export const previewOf = (ip: string) => queryOf('POST /admin/v1/blacklist/preview', { ip: ip.trim() })
