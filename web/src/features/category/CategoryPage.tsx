import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { failureOf, isMissing } from '../../lib/api/api.ts'
import type { ApiOutput } from '../../lib/api/api.ts'
import { categoryAddress, partsAddress } from '../../lib/category/category-address.ts'
import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { crumbsStructuredData } from '../../lib/page/structured-data.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SkeletonBar, EmptyState, ErrorState, Skeleton } from '../../ui/feedback/states.tsx'
import { NotFound } from '../../shared/errors/NotFound.tsx'
import { ResultRow } from '../../shared/result/ResultRow.tsx'
import { rowOfDisk } from '../../shared/result/row.ts'
import { categoryQuery, latestQuery, pageSize, readTreePage, treeQuery } from './api.ts'
import styles from './CategoryPage.module.css'
import { buildTree } from './tree.ts'
import type { TreeNode } from './tree.ts'

type Tree = ApiOutput<'GET /v1/category/tree'>
type Category = Tree['list'][number]

export const prefetch: PageModule['prefetch'] = async (context) => {
  const part = readTreePage(context.url.searchParams)
  const [failure, unknown] = await Promise.all([
    prefetchCall(context, ...treeQuery(part)),
    part.of > 0 ? prefetchCall(context, ...categoryQuery(part.of)) : undefined,
    prefetchCall(context, ...latestQuery(part)),
  ])
  if (unknown) return isMissing(unknown) ? 404 : unknown.status || 503
  return failure && failure.status >= 400 ? failure.status : undefined
}

export const Page = () => {
  const { host } = useSite()
  const [params] = useSearchParams()
  const { of, page } = readTreePage(params)
  const { data, error, refetch } = useQuery(queryOf(...treeQuery({ of, page })))
  const category = useQuery({ ...queryOf(...categoryQuery(of)), enabled: of > 0 })
  if (isMissing(category.error)) return <NotFound title={failureOf(category.error).msg || '没有这个分类'} />
  const title = of === 0 ? '全部分类' : category.data ? `${category.data.name} 的子分类` : '子分类'
  const crumbs = [
    { name: '首页', path: '/' },
    { name: '全部分类', path: '/category' },
    ...(of === 0 ? [] : (category.data?.path ?? [])).map((step) => ({ name: step.name, path: categoryAddress(step) })),
  ]
  return (
    <div className={`page ${styles.whole}`}>
      <PageHead
        title={title}
        canonical={partsAddress(of, page)}
        noindex={of > 0 || data?.list.length === 0}
        structuredData={[crumbsStructuredData(host, crumbs)]}
      />
      {of > 0 && <Breadcrumbs of={crumbs} />}
      <h1 className={styles.title}>{title}</h1>
      {data && <Parts of={of} page={page} tree={data} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CategorySkeleton />)}
    </div>
  )
}

const Parts = ({ of, page, tree: { list, total } }: { of: number; page: number; tree: Tree }) => {
  const latest = new Map(
    useQuery(queryOf(...latestQuery({ of, page }))).data?.map(({ cate_id, list: disks }) => [cate_id, disks]),
  )
  if (list.length === 0)
    return (
      <EmptyState title={total > 0 ? '没有这一页' : of > 0 ? '没有子分类' : '还没有分类'}>
        {total > 0 ? <Link to={partsAddress(of)}>回到第一页</Link> : <Link to="/">返回首页</Link>}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.roots}>
        {buildTree(list).map((root) => (
          <Root key={root.of.id} root={root} latest={latest.get(root.of.id) ?? []} />
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(total / pageSize)} addressOf={(number) => partsAddress(of, number)} />
    </>
  )
}

interface RootProps {
  root: TreeNode<Category>
  latest: ApiOutput<'GET /v1/category/latest'>[number]['list']
}

const Root = ({ root, latest }: RootProps) => (
  <li>
    <h2>
      <Entry category={root.of} />
    </h2>
    {root.of.description && <p className={styles.about}>{root.of.description}</p>}
    <ChildCategories node={root} />
    {latest.length > 0 && (
      <ol className={styles.latest} aria-label={`${root.of.name}的最新资源`}>
        {latest.map((disk) => (
          <ResultRow key={disk.doc_id} row={rowOfDisk(disk)} isBrief />
        ))}
      </ol>
    )}
  </li>
)

const ChildCategories = ({ node: { of, children } }: { node: TreeNode<Category> }) => {
  const more = of.child_count - children.length
  if (children.length === 0 && more <= 0) return null
  return (
    <ul className={styles.below}>
      {children.map((child) => (
        <li key={child.of.id}>
          <Entry category={child.of} />
          <ChildCategories node={child} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link className={styles.more} to={partsAddress(of.id)}>
            <span className="vh">{of.name}：</span>
            {children.length > 0 ? `其余 ${formatCount(more)} 类` : `${formatCount(more)} 个子分类`}
          </Link>
        </li>
      )}
    </ul>
  )
}

const Entry = ({ category }: { category: Category }) => (
  <Link className={styles.entry} to={categoryAddress(category)}>
    {category.name}
    <small className="num">{formatCount(category.disk_count)}</small>
  </Link>
)

const CategorySkeleton = () => (
  <Skeleton rows={4}>
    <div style={{ display: 'grid', gap: 12, marginBottom: 32 }}>
      <SkeletonBar width="160px" height={24} />
      <SkeletonBar width="64%" />
      <SkeletonBar width="48%" />
    </div>
  </Skeleton>
)
