import type { ApiInput } from '../../../lib/api/api.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import type { Selection } from '../../kit/list/use-selection.ts'

export const diskList = 'GET /admin/v1/disk/list'
export const updateDisk = 'POST /admin/v1/disk/update_partial'
export const updateMeta = 'POST /admin/v1/disk/update_meta'
export const updateDisks = 'POST /admin/v1/disk/update_batch'
export const updateArticle = 'POST /admin/v1/disk/update_article'
export const articleSpec = 'GET /admin/v1/disk/article'
export const deleteDisks = 'POST /admin/v1/disk/delete_many'

export type AdminDisk = RowOf<typeof diskList>
export type DiskFilter = NonNullable<ApiInput<typeof updateDisks>['filter']>
export type DiskSet = ApiInput<typeof updateDisks>['set']

export type BulkTarget = { ids: number[] } | { filter: DiskFilter }

export const nameOf = ({ disk_name: name }: AdminDisk): string => name

export const bulkTargetOf = ({ isAll, rows }: Selection<AdminDisk>, filter: DiskFilter): BulkTarget =>
  isAll ? { filter } : { ids: rows.map(({ id }) => id) }

const noMeta = { decompress_password: '', description: '', posters_url: '', cost_coin: 0 }

export const metaOf = ({ edges }: AdminDisk): NonNullable<AdminDisk['edges']['meta']> => edges.meta ?? noMeta
