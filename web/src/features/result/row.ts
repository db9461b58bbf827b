import type { ApiOutput } from '../../lib/api.ts'

type Hit = ApiOutput<'POST /v1/search/disk'>['list'][number]

/** A resource as every list shows it. Names are HTML as the search service writes it. */
export type Row = Omit<Hit, 'disk_id' | 'share_user_id' | 'rel_movie' | 'is_mine' | 'enabled' | 'weight'> & {
  /** RFC 3339; absent in hits, which say when they were shared. */
  update_time?: string
}

/** The row of a resource of the disk service's lists, whose names are plain text and which name neither files nor prices. */
export const rowOfDisk = (disk: ApiOutput<'GET /v1/disk/latest'>[number]): Row => ({
  ...disk,
  disk_name: disk.disk_name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  file_count: 0,
  copy_group: '',
  copies: 0,
  policy: 'none',
  cost_coin: 0,
})
