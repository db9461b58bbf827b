import type { ApiOutput } from '../../lib/api/api.ts'

/** The kind of importer: admins also choose category, ownership and weight. */
export type Audience = 'public' | 'admin'
export type ImportReply = ApiOutput<'POST /v1/task/import_disk'>
