import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api.ts'
import { categoryAddress } from '../../lib/category-address.ts'
import { prefetchCall } from '../../lib/page.tsx'
import type { PageModule } from '../../lib/page.tsx'
import { queryOf } from '../../lib/queries.ts'
import { useSite } from '../../lib/site.ts'
import { crumbsThing } from '../../lib/structured-data.ts'
import { formatCount } from '../../lib/text-format.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Bar, Empty, Failed, Skeleton } from '../../ui/states.tsx'
import styles from './CategoryPage.module.css'
import { treeOf } from './tree.ts'
import type { TreeNode } from './tree.ts'

const allQuery = ['GET /v1/category/list_all', {}] as const

type Category = ApiOutput<'GET /v1/category/list_all'>[number]

export const prefetch: PageModule['prefetch'] = async (context) => {
  const failure = await prefetchCall(context, ...allQuery)
  return failure && failure.status >= 400 ? failure.status : undefined
}

/** Every category, as the tree they form. */
export const Page = () => {
  const { host } = useSite()
  const { data, error, refetch } = useQuery(queryOf(...allQuery))
  const path = '/category'
  const crumbs = [
    { name: '首页', path: '/' },
    { name: '全部分类', path },
  ]
  return (
    <div className={`page ${styles.whole}`}>
      <PageHead title="全部分类" canonical={path} things={[crumbsThing(host, crumbs)]} />
      <h1 className={styles.title}>全部分类</h1>
      {data && data.length > 0 && (
        <ul className={styles.roots}>
          {treeOf(data).map((root) => (
            <Root key={root.of.id} root={root} />
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <Empty title="还没有分类">
          <Link to="/">返回首页</Link>
        </Empty>
      )}
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />)}
    </div>
  )
}

const Root = ({ root }: { root: TreeNode<Category> }) => (
  <li>
    <h2>
      <Entry category={root.of} />
    </h2>
    {root.of.description && <p className={styles.about}>{root.of.description}</p>}
    <Below nodes={root.children} />
  </li>
)

const Below = ({ nodes }: { nodes: readonly TreeNode<Category>[] }) =>
  nodes.length > 0 && (
    <ul className={styles.below}>
      {nodes.map((node) => (
        <li key={node.of.id}>
          <Entry category={node.of} />
          <Below nodes={node.children} />
        </li>
      ))}
    </ul>
  )

const Entry = ({ category }: { category: Category }) => (
  <Link className={styles.entry} to={categoryAddress(category)}>
    {category.name}
    <small className="num">{formatCount(category.disk_count)}</small>
  </Link>
)

const Waiting = () => (
  <Skeleton rows={4}>
    <div style={{ display: 'grid', gap: 12, marginBottom: 32 }}>
      <Bar width="160px" height={24} />
      <Bar width="64%" />
      <Bar width="48%" />
    </div>
  </Skeleton>
)
