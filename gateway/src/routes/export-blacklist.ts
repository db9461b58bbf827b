import { config } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { csvLine, csvByteOrderMark } from '../schemas/csv.ts'

const maxEntriesPerCall = 5_000

/** Deadline per call, since the client determines the duration of the download. */
const budgetMs = 5_000

export const exportBlacklist = async function* (filter: { enabled: string }, ctx: RouteContext): AsyncIterable<string> {
  let head = csvByteOrderMark + csvLine(['ip', 'reason'])
  const page = { page: 1, size: maxEntriesPerCall, order_by: '', order: '' }
  let afterId: number | undefined = 0
  while (afterId !== undefined) {
    const request = { ...filter, page, after_id: afterId }
    const { list } = await config.ListBlacklist(request, { ...ctx, deadlineMs: Date.now() + budgetMs })
    yield head + list.map(({ ip, reason }) => csvLine([ip, reason])).join('')
    head = ''
    afterId = list.length === maxEntriesPerCall ? list.at(-1)?.id : undefined
  }
}
