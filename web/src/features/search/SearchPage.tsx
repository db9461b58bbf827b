import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { failureOf } from '../../lib/api/api.ts'
import type { Failure } from '../../lib/api/api.ts'
import { useNow } from '../../lib/browser/clock.ts'
import { hotKeywordsQuery } from '../../lib/search-state/hot-keywords-query.ts'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { lazyPart, prefetchCall } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { readSearchState, searchAddress, searchInput } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { fillTemplate } from '../../lib/page/seo-template.ts'
import { readSiteConfig } from '../../lib/settings/site-config.ts'
import { siteConfigQuery, useSite } from '../../lib/settings/use-site.ts'
import { formatDate } from '../../lib/text/text-format.ts'
import { useDelayedTrue } from '../../lib/browser/use-delayed.ts'
import { AdSlot } from '../../ui/Ad.tsx'
import { LazyPart } from '../../ui/feedback/LazyPart.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { isShort, prefetchRelated } from '../../shared/result/related.ts'
import { ResultRow } from '../../shared/result/ResultRow.tsx'
import { ResultsSkeleton } from '../../shared/result/ResultsSkeleton.tsx'
import { useResultKeys } from '../../shared/result/use-result-keys.ts'
import { belowLinksQuery, relatedQuery } from '../../shared/search/api.ts'
import { BelowLinks } from './BelowLinks.tsx'
import { facetGroups } from './facet-groups.ts'
import { FacetBar } from './FacetBar.tsx'
import { Facets } from './Facets.tsx'
import { FacetsSkeleton } from './FacetsSkeleton.tsx'
import { Paging } from './Paging.tsx'
import { RefusedFrame } from '../../shared/search/RefusedFrame.tsx'
import styles from './SearchPage.module.css'
import { SearchSide } from './SearchSide.tsx'
import { Summary } from './Summary.tsx'
import { useSearch } from '../../shared/search/use-search.ts'

/** Lazy, because many sites have no access policy, and a policy applies to further pages only. */
const { Component: Refused, load: loadRefused } = lazyPart(
  () => import('../../shared/search/Refused.tsx'),
  (module) => module.Refused,
)

/** Lazy, because most searches find more than a few results. */
const { Component: RelatedRows, load: loadRelatedRows } = lazyPart(
  () => import('../../shared/result/RelatedRows.tsx'),
  (module) => module.RelatedRows,
)

/** Lazy, because most searches have a keyword and find something. */
const { Component: NoResults, load: loadNoResults } = lazyPart(
  () => import('./NoResults.tsx'),
  (module) => module.NoResults,
)

/** Lazy, because most keywords are searched as typed and have no operators. */
const { Component: QueryNotes, load: loadQueryNotes } = lazyPart(
  () => import('./QueryNotes.tsx'),
  (module) => module.QueryNotes,
)

/** Parts of server-rendered pages, by the data attribute that shows their presence. */
const lazyParts = { ask: loadRefused, short: loadRelatedRows, nothing: loadNoResults, notes: loadQueryNotes }

export const prepare: PageModule['prepare'] = () => {
  const shown = Object.entries(lazyParts).filter(([name]) => document.querySelector(`[data-${name}]`))
  return shown.length > 0 ? Promise.all(shown.map(([, load]) => load())) : undefined
}

const isSearch = ({ q, user, tags }: SearchState): boolean => q !== '' || user !== '' || tags.length > 0

export const prefetch: PageModule['prefetch'] = async (context) => {
  const state = readSearchState(context.url.searchParams)
  const values = await context.client.ensureQueryData(queryOf(...siteConfigQuery, context.call)).catch(() => ({}))
  const { pageSize } = readSiteConfig(values).search
  const input = searchInput(state, pageSize)
  const search = async (): Promise<Failure | undefined> => {
    const refusal = await prefetchCall(context, 'POST /v1/search/disk', input)
    await prefetchRelated(context, context.client.getQueryData(queryOf('POST /v1/search/disk', input).queryKey))
    return refusal
  }
  const [failure] = await Promise.all([
    isSearch(state) ? search() : undefined,
    state.q ? prefetchCall(context, ...relatedQuery(state.q)) : undefined,
    prefetchCall(context, ...hotKeywordsQuery),
    prefetchCall(context, ...belowLinksQuery),
    ...Object.values(lazyParts).map((load) => load()),
  ])
  return failure && failure.status >= 400 ? failure.status : undefined
}

export const Page = () => {
  const { search } = useLocation()
  const state = useMemo(() => readSearchState(new URLSearchParams(search)), [search])
  const hasKeyword = isSearch(state)
  const found = useSearch(state, hasKeyword)
  const site = useSite()
  // While another search loads, the reply is of the search before.
  const operators = found.isPlaceholderData ? [] : found.data?.operators
  const groups = facetGroups(state, found.facets, site.search.filters, operators)
  const total = found.data?.total ?? 0
  const isDimmed = useDelayedTrue(found.isPlaceholderData)
  useResultKeys()
  return (
    <div className={`page ${styles.grid}`}>
      <Head state={state} total={total} hasKeyword={hasKeyword} />
      <aside className={styles.facets} aria-label="筛选" data-dimmed={isDimmed}>
        {hasKeyword && found.isLoading && !found.facets ? <FacetsSkeleton /> : <Facets state={state} groups={groups} />}
      </aside>
      <div className={styles.results} data-dimmed={isDimmed} aria-busy={found.isPlaceholderData}>
        <FacetBar state={state} groups={groups} total={total} />
        <AdSlot slot="search_top" />
        {hasKeyword ? <Answer state={state} found={found} /> : <Nothing state={state} text="输入关键词开始搜索" />}
        <BelowLinks />
      </div>
      <SearchSide q={state.q} />
    </div>
  )
}

const Head = ({ state, total, hasKeyword }: { state: SearchState; total: number; hasKeyword: boolean }) => {
  const site = useSite()
  const subject = state.q || state.user || state.tags.join(' ')
  const today = formatDate(new Date(useNow()).toISOString())
  const marks = { disk_name: subject, user: state.user, total: String(total), site_name: site.siteName, today }
  return (
    <PageHead
      title="搜索"
      {...(hasKeyword && {
        fullTitle: fillTemplate(site.search.title, marks),
        ...(total > 0 && { description: `${site.siteName}找到 ${total} 条“${subject}”的网盘资源` }),
      })}
      canonical={searchAddress(state)}
      noindex={site.search.noindex || state.cursor !== ''}
    />
  )
}

const Answer = ({ state, found }: { state: SearchState; found: ReturnType<typeof useSearch> }) => {
  const { search } = useSite()
  const { data, error, requirement } = found
  if (!data) {
    if (requirement)
      return (
        <LazyPart fallback={<ErrorState error={error} onRetry={() => void found.refetch()} />}>
          <RefusedFrame requirement={requirement} firstPage={searchAddress({ ...state, page: 1, cursor: '' })}>
            <Refused requirement={requirement} retryWith={found.retryWith} />
          </RefusedFrame>
        </LazyPart>
      )
    if (error) return <SearchFailed error={error} onRetry={() => void found.refetch()} />
    return (
      <div className={styles.waiting}>
        <ResultsSkeleton />
      </div>
    )
  }
  return (
    <>
      <Summary state={state} total={data.total} took={data.took} />
      {(data.corrected || data.relaxed || data.operators[0]) && (
        <LazyPart>
          <div data-notes>
            <QueryNotes state={state} reply={data} />
          </div>
        </LazyPart>
      )}
      {data.list.length === 0 ? (
        <Nothing state={state} text={search.emptyText} reply={data} />
      ) : (
        <ol className={styles.list}>
          {data.list.map((hit) => (
            <ResultRow key={hit.doc_id} row={hit} state={state} />
          ))}
        </ol>
      )}
      <Paging state={state} reply={data} />
      {isShort(data.list, data.total) && (
        <LazyPart>
          <div data-short>
            <RelatedRows of={data.list} />
          </div>
        </LazyPart>
      )}
    </>
  )
}

const Nothing = (props: ComponentProps<typeof NoResults>) => (
  <div data-nothing>
    <LazyPart fallback={<EmptyState title={props.text} />}>
      <NoResults {...props} />
    </LazyPart>
  </div>
)

const SearchFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { code, status, msg } = failureOf(error)
  // A refusal, for example of a banned keyword, is final: no retry.
  return code === 0 && status > 0 && status < 500 ? (
    <EmptyState title={msg} />
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  )
}
