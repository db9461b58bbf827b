import { queryOf } from '../../../lib/api/queries.ts'

export const previewQuery = (ip: string) => queryOf('POST /admin/v1/blacklist/preview', { ip: ip.trim() })
