import { queryOf } from '../../../lib/queries.ts'

export const previewOf = (ip: string) => queryOf('POST /admin/v1/blacklist/preview', { ip: ip.trim() })
