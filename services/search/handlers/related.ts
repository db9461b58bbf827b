import { flowNetworksOf } from '@pandex/platform/resilience/client-networks'
import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { linkDisplayOf } from '../clients/site-config.ts'
import type { AppDeps } from '../deps.ts'
import { buildCopiesQuery, buildSimilarQuery } from '../domain/query/related-query.ts'
import type { HitDocument } from '../domain/hits/to-hit.ts'
import { toVisibleHits } from '../domain/hits/visible-hits.ts'

const defaultSize = 6
const maxSize = 20

export const relatedHandlers = ({
  diskIndex,
  siteConfig,
  dataLists,
  visibleDocs,
  admission,
}: Pick<AppDeps, 'diskIndex' | 'siteConfig' | 'dataLists' | 'visibleDocs' | 'admission'>): Pick<
  HandlersOf<SearchServiceDefinition>,
  'FindRelated'
> => ({
  FindRelated: async ({ doc_id, size: requestedSize }, ctx) => {
    const size = Math.min(requestedSize || defaultSize, maxSize)
    const find = async (body: Record<string, unknown> | undefined): Promise<HitDocument[]> =>
      body ? (await diskIndex.search(body, ctx)).found : []
    const findAll = async (): Promise<{ copies: HitDocument[]; similar: HitDocument[] }> => {
      const document = await diskIndex.get(doc_id, ctx)
      if (!document) throw new AppError('not_found', 'search.unknown', '没有这个资源')
      const [copies, similar] = await Promise.all([
        find(buildCopiesQuery(document, size)),
        find(buildSimilarQuery(document, size)),
      ])
      return { copies, similar }
    }
    const [rules, { bans }] = await Promise.all([siteConfig.read(), dataLists.read()])
    const { copies, similar } = await admission.run(flowNetworksOf(ctx), findAll, ctx.signal)
    const docIds = [...copies, ...similar].map((document) => document.doc_id)
    const visible = await visibleDocs.find(docIds, ctx)
    const toHits = (documents: HitDocument[]) => {
      const found = documents.map((document) => ({ document }))
      return toVisibleHits(found, { visible, bans, ...linkDisplayOf(rules) })
    }
    return { copies: toHits(copies), similar: toHits(similar) }
  },
})
