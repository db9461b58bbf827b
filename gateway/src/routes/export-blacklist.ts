import { config } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { csvLine, csvMark } from '../schemas/csv.ts'

const entriesPerCall = 5_000

/** Of each call; how long the whole file takes is up to whoever downloads it. */
const budgetMs = 5_000

/** Every entry as a line, read and sent in pages. The import takes such a file back. */
export const exportBlacklist = async function* (filter: { enabled: string }, ctx: RouteContext): AsyncIterable<string> {
  let head = csvMark + csvLine(['ip', 'reason'])
  const page = { page: 1, size: entriesPerCall, order_by: '', order: '' }
  let afterId: number | undefined = 0
  while (afterId !== undefined) {
    const request = { ...filter, page, after_id: afterId }
    const { list } = await config.ListBlacklist(request, { ...ctx, deadlineMs: Date.now() + budgetMs })
    yield head + list.map(({ ip, reason }) => csvLine([ip, reason])).join('')
    head = ''
    afterId = list.length === entriesPerCall ? list.at(-1)?.id : undefined
  }
}
