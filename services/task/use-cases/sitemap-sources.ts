import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { SiteConfig } from '../clients/site-config.ts'
import { listIndexablePages, maxPagesPerCall } from '../clients/indexable-pages.ts'
import type { SitemapEntry } from '../domain/sitemap-xml.ts'

export interface SourceDeps {
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListPages' | 'ListNamedPages'>
  search: Pick<ClientOf<SearchServiceDefinition>, 'ListSubjects'>
  siteConfig: SiteConfig<'seo_setting' | 'search_show'>
}

/** Empty entries mark the end. */
interface SourcePage {
  entries: SitemapEntry[]
  afterId: number
}

type Source = (after: { afterId: number; size: number }, ctx: Context) => Promise<SourcePage>

/** Minimum resources of an indexable tag page (`TagPage.tsx`). */
const minTagged = 3

const maxSubjects = 10_000

const named =
  ({ disk }: SourceDeps, kind: 'film' | 'word'): Source =>
  async ({ afterId, size }, ctx) => {
    const { list } = await disk.ListNamedPages({ kind, after_id: afterId, size }, ctx)
    const entries = list.map(({ name, update_time }) => ({
      path: `/${kind}/${encodeURIComponent(name)}`,
      changedAt: update_time,
    }))
    return { entries, afterId: list.at(-1)?.id ?? afterId }
  }

/** The most frequent tags or sharers; `afterId` is an offset here. */
const subjects =
  ({ search, siteConfig }: SourceDeps, kind: 'tag' | 'sharer'): Source =>
  async ({ afterId, size }, ctx) => {
    if (kind === 'sharer' && !(await siteConfig.read()).search_show.show_share_user) return { entries: [], afterId }
    const min_count = kind === 'tag' ? minTagged : 1
    const { list } = await search.ListSubjects({ kind, size: maxSubjects, min_count }, ctx)
    const path = kind === 'tag' ? 'tag' : 'talent'
    const entries = list
      .slice(afterId, afterId + size)
      .map(({ key }) => ({ path: `/${path}/${encodeURIComponent(key)}` }))
    return { entries, afterId: afterId + entries.length }
  }

const resources =
  (deps: SourceDeps): Source =>
  async ({ afterId, size }, ctx) => {
    const list = await listIndexablePages(deps, { after_id: afterId, size: Math.min(size, maxPagesPerCall) }, ctx)
    const entries = list.map(({ doc_id, update_time }) => ({ path: `/doc/${doc_id}`, changedAt: update_time }))
    return { entries, afterId: list.at(-1)?.id ?? afterId }
  }

export const sourcesOf = (deps: SourceDeps): readonly Source[] => [
  named(deps, 'film'),
  named(deps, 'word'),
  subjects(deps, 'tag'),
  subjects(deps, 'sharer'),
  resources(deps),
]
