import type { RouteContext } from '../clients.ts'
import { csvByteOrderMark, csvLine } from '../schemas/csv.ts'

/** Deadline per call, since the client determines the duration of the download. */
const budgetMs = 5_000

interface RowExport<Row> {
  columns: readonly string[]
  /** As many as `read` returns when there are more. */
  rowsPerCall: number
  /** Rows with a greater id, in order of id. */
  read: (afterId: number, ctx: RouteContext) => Promise<{ list: readonly Row[] }>
  toCells: (row: Row) => readonly string[]
}

/** Yields the rows as CSV, oldest first. Rows added during the download are included. */
export const exportRows = async function* <Row extends { id: number }>(
  { columns, rowsPerCall, read, toCells }: RowExport<Row>,
  ctx: RouteContext,
): AsyncIterable<string> {
  let head = csvByteOrderMark + csvLine(columns)
  let afterId: number | undefined = 0
  while (afterId !== undefined) {
    const { list }: { list: readonly Row[] } = await read(afterId, { ...ctx, deadlineMs: Date.now() + budgetMs })
    yield head + list.map((row) => csvLine(toCells(row))).join('')
    head = ''
    afterId = list.length === rowsPerCall ? list.at(-1)?.id : undefined
  }
}
