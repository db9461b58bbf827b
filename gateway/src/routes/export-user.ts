import { disk, order, task, user } from '../clients.ts'
import type { RouteContext } from '../clients.ts'

/** Deadline per call, since the client determines the duration of the download. */
const budgetMs = 5_000

const rowsPerCall = 100

/** Newest rows of each list in the file. */
const maxRows = 10_000

interface ListPage {
  list: readonly unknown[]
  total: number
}

type FetchPage = (
  page: { page: number; size: number; order_by: string; order: string },
  ctx: RouteContext,
) => Promise<ListPage>

/** One list as JSON text, page by page: `{"list":[…],"total":3}`. */
const writeList = async function* (fetchPage: FetchPage, ctx: RouteContext): AsyncIterable<string> {
  yield '{"list":['
  let total = 0
  for (let page = 1; page <= maxRows / rowsPerCall; page++) {
    const window = { page, size: rowsPerCall, order_by: '', order: '' }
    const found = await fetchPage(window, { ...ctx, deadlineMs: Date.now() + budgetMs })
    total = found.total
    const rows = found.list.map((row) => JSON.stringify(row))
    if (rows.length > 0) yield (page > 1 ? ',\n' : '\n') + rows.join(',\n')
    if (rows.length < rowsPerCall) break
  }
  yield `],"total":${total}}`
}

const noFilter = { status: '', order_no: '', username: '', goods_id: 0, pay_type: '', state: '', from: '', to: '' }

/** Lists that are too long for one message; `ExportUser` answers the others. */
const lists = (user_id: number): Record<string, FetchPage> => ({
  coin_log: (page, ctx) => user.ListUserCoinLog({ page, user_id }, ctx),
  purchases: (page, ctx) => disk.ListUserPurchases({ page, user_id }, ctx),
  orders: (page, ctx) => order.ListOrders({ page, user_id, ...noFilter }, ctx),
  reports: (page, ctx) => disk.ListUserReports({ page, user_id }, ctx),
  imports: (page, ctx) =>
    task.ListItems({ page, filter: { user_id, status: '', disk_type: '', q: '', task_no: '', origin: '' } }, ctx),
})

/**
 * Everything about a user as one JSON object. Each list has at most the newest 10,000 rows; its `total` counts all. The audit entry is
 * written before the first byte.
 */
export const exportUser = async function* ({ user_id }: { user_id: number }, ctx: RouteContext): AsyncIterable<string> {
  const own = await user.ExportUser({ user_id }, { ...ctx, deadlineMs: Date.now() + budgetMs })
  yield JSON.stringify({ exported_at: new Date().toISOString(), ...own }).slice(0, -1)
  for (const [name, fetchPage] of Object.entries(lists(user_id))) {
    yield `,\n${JSON.stringify(name)}:`
    yield* writeList(fetchPage, ctx)
  }
  yield '}\n'
}
