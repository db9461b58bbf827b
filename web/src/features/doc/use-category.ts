import { useQuery } from '@tanstack/react-query'
import { categoryAddress } from '../../lib/category-address.ts'
import { queryOf } from '../../lib/queries.ts'
import type { Crumb } from '../../lib/structured-data.ts'

/** The call for a category with its path. */
export const categoryQuery = (id: number) => ['GET /v1/disk/cate_name', { id }] as const

/** The way to a resource: its category and those above; only the home page when it is in none, or nobody knows. */
export const useDocCrumbs = (cateId: number): { crumbs: Crumb[]; cateName: string } => {
  const { data } = useQuery({ ...queryOf(...categoryQuery(cateId)), enabled: cateId > 0 })
  const path = data?.path ?? []
  return {
    crumbs: [{ name: '首页', path: '/' }, ...path.map((step) => ({ name: step.name, path: categoryAddress(step) }))],
    cateName: path.at(-1)?.name ?? '',
  }
}
