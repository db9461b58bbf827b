import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { failureOf, isMissing } from '../../lib/api/api.ts'
import type { ApiOutput, Failure } from '../../lib/api/api.ts'
import { categoryAddress, partsAddress } from '../../lib/category/category-address.ts'
import { useHeadTexts } from '../../lib/page/head-texts.ts'
import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PageModule, PrefetchContext } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { useDelayedTrue } from '../../lib/browser/use-delayed.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { NotFound } from '../../shared/errors/NotFound.tsx'
import { DriveChips } from '../../shared/listing/DriveChips.tsx'
import { ListHead } from '../../shared/listing/ListHead.tsx'
import styles from '../../shared/listing/listing.module.css'
import { ListingSkeleton } from '../../shared/listing/ListingSkeleton.tsx'
import { EmptyListing } from '../../shared/listing/EmptyListing.tsx'
import { listAddress, readListPosition } from '../../shared/listing/list-position.ts'
import type { ListPosition } from '../../shared/listing/list-position.ts'
import { isShort, prefetchRelated } from '../../shared/result/related.ts'
import { RelatedRows } from '../../shared/result/RelatedRows.tsx'
import { ResultRow } from '../../shared/result/ResultRow.tsx'
import { rowOfDisk } from '../../shared/result/row.ts'
import { ResultsSkeleton } from '../../shared/result/ResultsSkeleton.tsx'
import { useResultKeys } from '../../shared/result/use-result-keys.ts'
import { adjacentCategoriesQuery, categoryQuery, disksQuery, countPages } from './api.ts'

export const prefetch: PageModule['prefetch'] = async (context) => {
  const word = context.params.word ?? ''
  const [failure, listFailure] = await Promise.all([
    prefetchCategory(context, word),
    prefetchDisks(context, disksQuery(word, readListPosition(context.url.searchParams))),
  ])
  if (failure) return isMissing(failure) ? 404 : failure.status || 503
  return listFailure && listFailure.status >= 429 ? listFailure.status : undefined
}

const prefetchDisks = async (
  context: PrefetchContext,
  query: ReturnType<typeof disksQuery>,
): Promise<Failure | undefined> => {
  const failure = await prefetchCall(context, ...query)
  await prefetchRelated(context, context.client.getQueryData(queryOf(...query).queryKey))
  return failure
}

const prefetchCategory = async (context: PrefetchContext, word: string): Promise<Failure | undefined> => {
  const query = categoryQuery(word)
  const failure = await prefetchCall(context, ...query)
  const category = context.client.getQueryData<Category>(queryOf(...query).queryKey)
  if (category) await prefetchCall(context, ...adjacentCategoriesQuery(category))
  return failure
}

export const Page = () => {
  const { word = '' } = useParams()
  const { data, error, refetch } = useQuery(queryOf(...categoryQuery(word)))
  if (data) return <CategoryView key={word} word={word} category={data} />
  if (!error) return <ListingSkeleton />
  if (isMissing(error)) return <NotFound title={failureOf(error).msg || '没有这个分类'} />
  return (
    <>
      <PageHead title="暂时打不开" noindex />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </>
  )
}

type Category = ApiOutput<'GET /v1/disk/cate_name'>

interface CategoryProps {
  word: string
  category: Category
}

const CategoryView = ({ word, category }: CategoryProps) => {
  const [params] = useSearchParams()
  const position = readListPosition(params)
  const disks = useQuery({ ...queryOf(...disksQuery(word, position)), placeholderData: keepPreviousData })
  const { name } = category
  const path = categoryAddress(category)
  const total = disks.data?.total ?? 0
  const texts = useHeadTexts('cate', { cate_name: name, total: String(total) })
  const crumbs = [
    { name: '首页', path: '/' },
    { name: '分类', path: '/category' },
    ...category.path.map((step) => ({ name: step.name, path: categoryAddress(step) })),
  ]
  const adjacent = useAdjacentCategories(category)
  useResultKeys()
  return (
    <div className={`page ${styles.grid}`} data-aside={!!adjacent}>
      <ListHead
        texts={texts}
        path={path}
        position={position}
        pages={countPages(total)}
        crumbs={crumbs}
        noindex={disks.data ? total === 0 : category.disk_count === 0}
      />
      <div className={styles.main}>
        <Breadcrumbs of={crumbs.slice(0, -1)} />
        <h1 className={styles.title}>{texts.h1}</h1>
        <p className={`num ${styles.count}`}>{disks.data ? `${formatCount(total)} 个资源` : '\u00a0'}</p>
        {category.description && <p className={styles.text}>{category.description}</p>}
        <DriveChips path={path} position={position} />
        <Disks disks={disks} path={path} position={position} />
      </div>
      {adjacent && <AdjacentCategories {...adjacent} />}
    </div>
  )
}

interface DisksProps {
  disks: {
    data: ApiOutput<'GET /v1/disk/cate'> | undefined
    error: unknown
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  path: string
  position: ListPosition
}

const Disks = ({ disks: { data, error, isPlaceholderData, refetch }, path, position }: DisksProps) => {
  const isDimmed = useDelayedTrue(isPlaceholderData)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ResultsSkeleton />
  if (data.list.length === 0) return <EmptyListing path={path} position={position} />
  return (
    <div className={styles.found} data-dimmed={isDimmed} aria-busy={isPlaceholderData}>
      <ol>
        {data.list.map((disk) => (
          <ResultRow key={disk.doc_id} row={rowOfDisk(disk)} />
        ))}
      </ol>
      <Pagination
        page={position.page}
        pages={countPages(data.total)}
        addressOf={(page) => listAddress(path, { ...position, page })}
      />
      {isShort(data.list, data.total) && <RelatedRows of={data.list} />}
    </div>
  )
}

/** Child categories; at the lowest level, the siblings. Undefined if there are none. */
const useAdjacentCategories = (category: Category) => {
  const [spec, input] = adjacentCategoriesQuery(category)
  const { data } = useQuery(queryOf(spec, input))
  const isDivided = category.child_count > 0
  const shown = data?.list.filter(({ id }) => id !== category.id) ?? []
  if (!data || shown.length === 0) return undefined
  const more = data.total - (isDivided ? 0 : 1) - shown.length
  return { title: isDivided ? '子分类' : '同级分类', shown, more, pid: input.pid }
}

type AdjacentProps = NonNullable<ReturnType<typeof useAdjacentCategories>>

const AdjacentCategories = ({ title, shown, more, pid }: AdjacentProps) => {
  return (
    <aside className={styles.side} aria-label={title}>
      <section>
        <h2>{title}</h2>
        <ul>
          {shown.map((category) => (
            <li key={category.id}>
              <Link to={categoryAddress(category)}>
                {category.name}
                <small className="num">{formatCount(category.disk_count)}</small>
              </Link>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to={partsAddress(pid)}>{`其余 ${formatCount(more)} 类`}</Link>
            </li>
          )}
        </ul>
      </section>
    </aside>
  )
}
