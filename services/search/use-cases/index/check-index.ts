import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import { setTimeout as delay } from 'node:timers/promises'
import { findDiscrepancy, findOrphans } from '../../domain/index/compare-versions.ts'
import type { Discrepancy, IndexedVersion, StoredVersion } from '../../domain/index/compare-versions.ts'
import type { DiskIndex } from '../../repositories/index/disk-index.ts'
import type { IndexScan } from '../../repositories/index/index-scan.ts'

export interface CheckDeps {
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListVersions' | 'ResendSaved'>
  diskIndex: Pick<DiskIndex, 'write'>
  scan: IndexScan
  log: Logger
}

/** `checked` counts rows; `orphans` are documents without a row. */
export type Findings = Record<'checked' | Discrepancy | 'orphans', number>

export const noFindings: Findings = { checked: 0, missing: 0, older: 0, incomplete: 0, orphans: 0 }

export interface CheckRound {
  afterId: number
  found: Findings
}

export interface CheckTiming {
  /** Time that recent writes get to arrive before they count as missing. */
  settleMs: number
  signal: AbortSignal
}

const pageSize = 1_000
/** A gap between rows may hold any number of orphans: a full page of the index ends the step early. */
const maxIndexed = 2 * pageSize
const budgetMs = 20_000

const listRows = async ({ disk }: CheckDeps, afterId: number, size: number, ctx: Context): Promise<StoredVersion[]> => {
  const { list } = await disk.ListVersions({ after_id: afterId, size }, ctx)
  return list
}

const confirmOrphans = async (deps: CheckDeps, suspects: IndexedVersion[], ctx: Context): Promise<IndexedVersion[]> => {
  const rows: StoredVersion[] = []
  const lastId = Math.max(...suspects.map(({ id }) => id))
  let afterId = Math.min(...suspects.map(({ id }) => id)) - 1
  while (afterId < lastId) {
    const more = await listRows(deps, afterId, pageSize, ctx)
    rows.push(...more)
    afterId = more.length < pageSize ? lastId : (more.at(-1)?.id ?? lastId)
  }
  return findOrphans(suspects, rows)
}

const repair = async (
  deps: CheckDeps,
  suspects: { rows: StoredVersion[]; possibleOrphans: IndexedVersion[] },
  ctx: Context,
): Promise<Omit<Findings, 'checked'>> => {
  const found = { missing: 0, older: 0, incomplete: 0, orphans: 0 }
  if (suspects.rows.length > 0) {
    const now = await deps.scan.getVersions(suspects.rows.map(({ doc_id }) => doc_id))
    const flawed = suspects.rows.filter((row) => {
      const flaw = findDiscrepancy(row, now.get(row.doc_id))
      if (flaw) found[flaw] += 1
      return flaw !== undefined
    })
    const shares = flawed.map(({ disk_type, disk_id, doc_id }) => ({ disk_type, disk_id, doc_id }))
    if (shares.length > 0) await deps.disk.ResendSaved({ shares }, ctx)
  }
  if (suspects.possibleOrphans.length > 0) {
    const orphans = await confirmOrphans(deps, suspects.possibleOrphans, ctx)
    found.orphans = orphans.length
    // Deletes the version that was read: a document that was written meanwhile stays.
    const writes = orphans.map(({ id, doc_id, version }) => ({ id, doc_id, version, document: undefined }))
    if (writes.length > 0) await deps.diskIndex.write(writes, ctx)
  }
  return found
}

/**
 * Resends rows that the index lacks or has in an older version, and deletes documents without a row. Checks each
 * difference again after a pause, because resources are written meanwhile.
 */
const checkPage = async (
  deps: CheckDeps,
  { afterId, found }: CheckRound,
  { settleMs, signal }: CheckTiming,
): Promise<CheckRound & { isEnd: boolean }> => {
  const ctx = backgroundContext(deps.log, budgetMs + settleMs)
  const page = await listRows(deps, afterId, pageSize, ctx)
  // An empty database is more likely the wrong one than a reason to empty the index.
  if (afterId === 0 && page.length === 0) return { isEnd: true, afterId, found }
  const isLast = page.length < pageSize
  const untilId = isLast ? undefined : page.at(-1)?.id
  // Rows first: a document newer than the rows that were read looks like an orphan, and the second check clears it.
  const indexed = await deps.scan.listVersions({ afterId, untilId, size: maxIndexed })
  const isCut = indexed.length === maxIndexed
  const endId = isCut ? (indexed.at(-1)?.id ?? afterId) : (untilId ?? Number.MAX_SAFE_INTEGER)
  const rows = page.filter(({ id }) => id <= endId)
  const byDoc = new Map(indexed.map((one) => [one.doc_id, one]))
  const suspects = {
    rows: rows.filter((row) => findDiscrepancy(row, byDoc.get(row.doc_id))),
    possibleOrphans: findOrphans(indexed, rows),
  }
  const hasSuspects = suspects.rows.length + suspects.possibleOrphans.length > 0
  if (hasSuspects) await delay(settleMs, undefined, { signal })
  const repaired = hasSuspects ? await repair(deps, suspects, ctx) : noFindings
  return {
    isEnd: isLast && !isCut,
    afterId: endId,
    found: {
      checked: found.checked + rows.length,
      missing: found.missing + repaired.missing,
      older: found.older + repaired.older,
      incomplete: found.incomplete + repaired.incomplete,
      orphans: found.orphans + repaired.orphans,
    },
  }
}

/**
 * Continues a round until its end.
 * @param each called after each page: stores the progress and pauses
 */
export const checkIndex = async (
  deps: CheckDeps,
  from: CheckRound,
  timing: CheckTiming,
  each: (round: CheckRound) => Promise<void>,
): Promise<Findings> => {
  for (let round = from; ;) {
    if (timing.signal.aborted) throw new AppError('unavailable', 'unavailable', '服务正在停止')
    const next = await checkPage(deps, round, timing)
    if (next.isEnd) return next.found
    round = { afterId: next.afterId, found: next.found }
    await each(round)
  }
}
