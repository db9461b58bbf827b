import { flowOf } from '@pandex/platform/client-networks'
import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { copiesOf, similarTo } from '../domain/related-query.ts'
import type { FoundDisk } from '../domain/to-hit.ts'
import { toVisibleHits } from '../domain/visible-hits.ts'

const usualSize = 6
const largestSize = 20

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
  FindRelated: async ({ doc_id, size: asked }, ctx) => {
    const size = Math.min(asked || usualSize, largestSize)
    const find = async (body: Record<string, unknown> | undefined): Promise<FoundDisk[]> =>
      body ? (await diskIndex.search(body, ctx)).found : []
    const findAll = async (): Promise<{ copies: FoundDisk[]; similar: FoundDisk[] }> => {
      const document = await diskIndex.get(doc_id, ctx)
      if (!document) throw new AppError('not_found', 'search.unknown', '没有这个资源')
      const [copies, similar] = await Promise.all([find(copiesOf(document, size)), find(similarTo(document, size))])
      return { copies, similar }
    }
    const [rules, { bans }] = await Promise.all([siteConfig.read(), dataLists.read()])
    const { copies, similar } = await admission.run(flowOf(ctx), findAll, ctx.signal)
    const docIds = [...copies, ...similar].map((one) => one.document.doc_id)
    const visible = await visibleDocs.find(docIds, ctx)
    const toHits = (found: FoundDisk[]) =>
      toVisibleHits(found, { visible, bans, showsLinks: rules.search_show.show_link })
    return { copies: toHits(copies), similar: toHits(similar) }
  },
})
