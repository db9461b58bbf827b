import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { DocPage__Output as DocPage } from '@pandex/platform/gen/pandex/disk/v1/DocPage'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { JobSettings } from './job-settings.ts'

export interface OpenPagesDeps {
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListPages'>
  settings: Pick<JobSettings, 'readNoindexDefault'>
}

export const openPagesAtOnce = 5_000

/** Pages that are public and indexable: the next ones after an id, or those among `doc_ids`. */
export const listOpenPages = async (
  { disk, settings }: OpenPagesDeps,
  which: { after_id?: number; size?: number; doc_ids?: readonly string[] },
  ctx: Context,
): Promise<DocPage[]> => {
  const { after_id = 0, size = openPagesAtOnce, doc_ids = [] } = which
  const noindex_default = await settings.readNoindexDefault()
  return (await disk.ListPages({ after_id, size, doc_ids: [...doc_ids], noindex_default }, ctx)).list
}
