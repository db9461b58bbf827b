import { useQuery } from '@tanstack/react-query'
import { categoryAddress } from '../../lib/category/category-address.ts'
import { queryOf } from '../../lib/api/queries.ts'
import type { Crumb } from '../../lib/page/structured-data.ts'

export const categoryQuery = (id: number) => ['GET /v1/disk/cate_name', { id }] as const

/** Home, then the path of the resource's category; only home when the category is unset or unknown. */
export const useDocCrumbs = (cateId: number): { crumbs: Crumb[]; cateName: string } => {
  const { data } = useQuery({ ...queryOf(...categoryQuery(cateId)), enabled: cateId > 0 })
  const path = data?.path ?? []
  return {
    crumbs: [{ name: '首页', path: '/' }, ...path.map((step) => ({ name: step.name, path: categoryAddress(step) }))],
    cateName: path.at(-1)?.name ?? '',
  }
}
