/** Imports and orders that go on while pods come and go, and the count of their effects afterwards. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { makeShares, toText } from '../../e2e/fixtures/shares.ts'
import type { GeneratedShare } from '../../e2e/fixtures/shares.ts'
import { unwrap } from '../../e2e/harness/admin.ts'
import type { Answer } from '../../e2e/harness/product-client.ts'
import { addMember, clientAt } from '../site.ts'
import type { Site } from '../site.ts'
import { query } from '../stores.ts'

const pauseMs = 700
const linksPerImport = 3

/** Repeats a write until the site accepts it, as clients do; every write is safe to repeat. */
const insist = <T>(send: () => Promise<Answer<T>>): Promise<T> =>
  waitFor(async () => {
    const { envelope } = await send().catch(() => ({ envelope: undefined }))
    return envelope?.code === 200 && { data: envelope.data }
  }, 60_000).then(({ data }) => data)

interface Written {
  imports: { taskNo: string; shares: GeneratedShare[] }[]
  orders: { requestId: string; orderNo: string }[]
}

const importOnce = async ({ url }: Site, { imports }: Written): Promise<void> => {
  const shares = makeShares(linksPerImport)
  const text = toText(shares)
  // The same visitor: a repeat is then the same import.
  const client = clientAt(url)
  const { task_no: taskNo } = await insist(() => client.importText(text))
  imports.push({ taskNo, shares })
}

const orderOnce = async ({ url, admin, goodsId }: Site, token: string, { orders }: Written): Promise<void> => {
  const requestId = randomUUID()
  const order = { goods_id: goodsId, pay_type: 'manual', request_id: requestId }
  const { order_no: orderNo } = await insist(() =>
    clientAt(url, token).post<{ order_no: string }>('/auth/v1/order/create', order),
  )
  const { list } = await insist(() => admin.get<{ list: { id: number }[] }>(`/admin/v1/order/list?order_no=${orderNo}`))
  const change = { id: list[0]?.id, action: 'mark_paid', request_id: randomUUID() }
  await insist(() => admin.post('/admin/v1/order/update', change))
  orders.push({ requestId, orderNo })
}

const countRows = async (
  component: 'disk' | 'order' | 'user',
  sql: string,
  keys: readonly string[],
): Promise<Record<string, number>> => {
  const [row] = await query<Record<string, number>>(component, sql, [keys])
  return row ?? {}
}

const verify = async ({ url, coin }: Site, { imports, orders }: Written): Promise<string> => {
  const client = clientAt(url)
  for (const { taskNo } of imports) {
    const { counts } = await waitFor(() => client.readEnded(taskNo), 180_000)
    if (counts.finished !== linksPerImport) throw new Error(`import ${taskNo} ended as ${JSON.stringify(counts)}`)
  }
  const diskIds = imports.flatMap(({ shares }) => shares.map(({ diskId }) => diskId))
  const orderNos = orders.map(({ orderNo }) => orderNo)
  const disks = 'select count(*)::int as rows, count(distinct disk_id)::int as kinds from disk where disk_id = any($1)'
  const stored = await countRows('disk', disks, diskIds)
  const finished = `select count(*) filter (where status = 'finished')::int as rows from orders where request_id = any($1)`
  const requestIds = orders.map(({ requestId }) => requestId)
  await waitFor(async () => (await countRows('order', finished, requestIds)).rows === orders.length, 120_000)
  const all = 'select count(*)::int as rows from orders where request_id = any($1)'
  const ordered = await countRows('order', all, requestIds)
  const ledger = `select count(*)::int as rows, coalesce(sum(delta), 0)::int as coin from coin_ledger where reason = 'order' and ref = any($1)`
  const granted = await countRows('user', ledger, orderNos)
  const counted = { disks: stored, orders: ordered.rows, granted }
  const expected = {
    disks: { rows: diskIds.length, kinds: diskIds.length },
    orders: orders.length,
    granted: { rows: orders.length, coin: orders.length * coin },
  }
  if (JSON.stringify(counted) !== JSON.stringify(expected))
    throw new Error(`counted ${JSON.stringify(counted)}, expected ${JSON.stringify(expected)}`)
  return `${diskIds.length} links, ${orders.length} orders and their points stored once`
}

/** Writes while `work` runs, then counts. @returns the counts as text. @throws Error when something is lost or doubled */
export const withWrites = async (site: Site, work: () => Promise<void>): Promise<string> => {
  const { token } = await addMember(site.url)
  const written: Written = { imports: [], orders: [] }
  const stopping = new AbortController()
  const repeat = async (write: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await write()
      await delay(pauseMs)
    }
  }
  const writing = Promise.all([repeat(() => importOnce(site, written)), repeat(() => orderOnce(site, token, written))])
  // A write that is never accepted ends the work at once.
  writing.catch(() => undefined)
  try {
    await Promise.race([work(), writing])
  } finally {
    stopping.abort()
  }
  await writing
  await unwrap(site.admin.get('/admin/v1/order/list?size=1'))
  return verify(site, written)
}
