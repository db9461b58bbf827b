import { prefetchCall } from '../../lib/page.tsx'
import type { PrefetchContext } from '../../lib/page.tsx'

/** A list of so few rows leaves room for others. */
const maxShort = 5

/** Rows that are shown below a short list. */
export const shownRelated = 6

export const relatedQuery = (docId: string) =>
  ['GET /v1/search/related', { doc_id: docId, size: shownRelated }] as const
export const hotQuery = ['GET /v1/disk/hot', { size: shownRelated }] as const

/** Whether a page of a list is all there is, and little. */
export const isShort = (rows: readonly unknown[], total: number): boolean =>
  rows.length > 0 && rows.length <= maxShort && rows.length >= total

/** Fetches what stands below a list, if it is a short one. */
export const prefetchRelated = async (
  context: PrefetchContext,
  found: { list: readonly { doc_id: string }[]; total: number } | undefined,
): Promise<void> => {
  const [first] = found?.list ?? []
  if (!found || !first || !isShort(found.list, found.total)) return
  await Promise.all([prefetchCall(context, ...relatedQuery(first.doc_id)), prefetchCall(context, ...hotQuery)])
}
