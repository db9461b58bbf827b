import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { DocPage__Output as DocPage } from '@pandex/platform/gen/pandex/disk/v1/DocPage'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { SiteConfig } from './site-config.ts'

export interface IndexablePagesDeps {
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListPages'>
  siteConfig: SiteConfig<'seo_setting'>
}

export const maxPagesPerCall = 5_000

/** Pages that are public and indexable: the next ones after an id, or those among `doc_ids`. */
export const listIndexablePages = async (
  { disk, siteConfig }: IndexablePagesDeps,
  which: { after_id?: number; size?: number; doc_ids?: readonly string[] },
  ctx: Context,
): Promise<DocPage[]> => {
  const { after_id = 0, size = maxPagesPerCall, doc_ids = [] } = which
  const { noindex_doc: noindex_default } = (await siteConfig.read()).seo_setting
  return (await disk.ListPages({ after_id, size, doc_ids: [...doc_ids], noindex_default }, ctx)).list
}
