import { isBatchId } from '@pandex/contracts/batch-id'
import { AppError } from '@pandex/platform/errors'
import { docIdPattern } from './doc-id.ts'

const maxRows = 5_000
/** Per resource and batch; a batch covers seconds, so more means a faulty gateway. */
const maxViews = 1_000_000

const badBatch = (what: string): AppError =>
  new AppError('invalid', 'disk.bad_batch', '浏览统计无效', { fields: [what] })

export const readViews = (
  batchId: string,
  list: readonly { doc_id: string; count: number }[],
): ReadonlyMap<string, number> => {
  if (!isBatchId(batchId)) throw badBatch('batch_id')
  if (list.length > maxRows) throw badBatch('list')
  const views = new Map<string, number>()
  for (const { doc_id, count } of list) {
    const sum = (views.get(doc_id) ?? 0) + count
    if (sum > maxViews) throw badBatch('count')
    if (count > 0 && docIdPattern.test(doc_id)) views.set(doc_id, sum)
  }
  return views
}
