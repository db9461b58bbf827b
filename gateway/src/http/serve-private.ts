import { bodyOf, runRoute } from './routes-in-process.ts'
import type { PreparedRoute } from './routes-in-process.ts'
import { inputOf } from './pipeline.ts'
import type { PipelineDeps, Serve } from './pipeline.ts'
import { sendDownload, sendJson } from './send.ts'
import { contextOf, hangUpSignal, readBudgetMs, writeBudgetMs } from './visit.ts'

export const servePrivate =
  (prepared: PreparedRoute, deps: PipelineDeps): Serve =>
  async (call) => {
    const { res, visit, user } = call
    const ctx = contextOf(visit, {
      log: deps.log,
      budgetMs: prepared.method === 'GET' ? readBudgetMs : writeBudgetMs,
      signal: hangUpSignal(res),
      ...(user && { user }),
    })
    const answer = await runRoute(prepared, inputOf(prepared, call), ctx, deps)
    const { download } = prepared.row
    if (download) return sendDownload(res, download, answer.data as AsyncIterable<string>)
    sendJson(res, 200, bodyOf(prepared, answer))
    if (answer.wanted && user?.role !== 'admin') deps.gate.countWanted(visit, answer.wanted)
  }
