import type { ApiOutput } from '../../lib/api/api.ts'

type Hit = ApiOutput<'POST /v1/search/disk'>['list'][number]

/** A resource in any list. Names are HTML from the search service. */
export type Row = Omit<Hit, 'disk_id' | 'share_user_id' | 'rel_movie' | 'is_mine' | 'enabled' | 'weight'> & {
  /** RFC 3339; absent in search hits, which have `shared_time`. */
  update_time?: string
}

/** Converts a resource of the disk service: its name is plain text, and it has neither files nor a price. */
export const rowOfDisk = (disk: ApiOutput<'GET /v1/disk/latest'>[number]): Row => ({
  ...disk,
  disk_name: disk.disk_name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  file_count: 0,
  copy_group: '',
  copies: 0,
  policy: 'none',
  cost_coin: 0,
})
