import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PrefetchContext } from '../../lib/page/page-module.tsx'

/** Only lists up to this length are followed by related rows. */
const maxShortListLength = 5

export const maxRelated = 6

export const relatedQuery = (docId: string) => ['GET /v1/search/related', { doc_id: docId, size: maxRelated }] as const
export const hotQuery = ['GET /v1/disk/hot', { size: maxRelated }] as const

/** Whether the page holds the whole list and the list is short. */
export const isShort = (rows: readonly unknown[], total: number): boolean =>
  rows.length > 0 && rows.length <= maxShortListLength && rows.length >= total

export const prefetchRelated = async (
  context: PrefetchContext,
  found: { list: readonly { doc_id: string }[]; total: number } | undefined,
): Promise<void> => {
  const [first] = found?.list ?? []
  if (!found || !first || !isShort(found.list, found.total)) return
  await Promise.all([prefetchCall(context, ...relatedQuery(first.doc_id)), prefetchCall(context, ...hotQuery)])
}
