import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { failureOf } from '../../lib/api.ts'
import type { PageModule } from '../../lib/page.tsx'
import { prefetchCall } from '../../lib/page.tsx'
import { queryOf } from '../../lib/queries.ts'
import { readSearchState, searchAddress, searchInput } from '../../lib/search-state.ts'
import { readSiteConfig } from '../../lib/site-config.ts'
import { siteConfigQuery, useSite } from '../../lib/site.ts'
import { useLasting } from '../../lib/use-later.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Empty, Failed } from '../../ui/states.tsx'
import { FacetBar, Facets } from './Facets.tsx'
import { NoResults } from './NoResults.tsx'
import { ResultItem } from './ResultItem.tsx'
import { ResultsWaiting } from './ResultsWaiting.tsx'
import { SearchSide } from './SearchSide.tsx'
import { Summary } from './Summary.tsx'
import { useResultKeys } from './use-result-keys.ts'
import styles from './SearchPage.module.css'

export const prefetch: PageModule['prefetch'] = async (context) => {
  const state = readSearchState(context.url.searchParams)
  const values = await context.client.ensureQueryData(queryOf(...siteConfigQuery, context.call)).catch(() => ({}))
  const { pageSize } = readSiteConfig(values).search
  const [failure] = await Promise.all([
    state.q || state.user ? prefetchCall(context, 'POST /v1/search/disk', searchInput(state, pageSize)) : undefined,
    prefetchCall(context, 'GET /v1/disk/hot', { size: 10 }),
  ])
  return failure && failure.status >= 400 ? failure.status : undefined
}

export const Page = () => {
  const site = useSite()
  const { search } = useLocation()
  const state = useMemo(() => readSearchState(new URLSearchParams(search)), [search])
  const isAsked = state.q !== '' || state.user !== ''
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf('POST /v1/search/disk', searchInput(state, site.search.pageSize)),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const isDimmed = useLasting(isPlaceholderData)
  const total = data?.total ?? 0
  useResultKeys()
  return (
    <div className={`page ${styles.grid}`}>
      <PageHead
        title={isAsked ? `${state.q || state.user} 的搜索结果` : '搜索'}
        canonical={searchAddress(state)}
        noindex={site.search.noindex}
      />
      <aside className={styles.facets} aria-label="筛选">
        <Facets state={state} />
      </aside>
      <div className={styles.results} data-dimmed={isDimmed} aria-busy={isPlaceholderData}>
        <FacetBar state={state} total={total} />
        {!isAsked && <Empty title="输入关键词开始搜索" />}
        {isAsked && data && <Summary state={state} total={total} took={data.took} />}
        {isAsked && data?.list.length === 0 && <NoResults state={state} text={site.search.emptyText} />}
        {isAsked && data && data.list.length > 0 && (
          <ol className={styles.list}>
            {data.list.map((hit) => (
              <ResultItem key={hit.doc_id} hit={hit} />
            ))}
          </ol>
        )}
        {isAsked &&
          !data &&
          (error ? <SearchFailed error={error} onRetry={() => void refetch()} /> : <ResultsWaiting />)}
        {data && (
          <Pagination
            page={state.page}
            pages={Math.ceil(total / data.per_size)}
            addressOf={(page) => searchAddress({ ...state, page })}
          />
        )}
      </div>
      <SearchSide q={state.q} />
    </div>
  )
}

// A word the site refuses is an answer, not an accident: there is nothing to try again.
const SearchFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { code, status, msg } = failureOf(error)
  return code === 0 && status > 0 && status < 500 ? <Empty title={msg} /> : <Failed error={error} onRetry={onRetry} />
}
