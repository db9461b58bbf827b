import { createCachedReader } from '@pandex/platform/resilience/cached-reader'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { DriveHealth__Output as DriveHealth } from '@pandex/platform/gen/pandex/disk/v1/DriveHealth'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import type { PeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { Db } from '@pandex/platform/postgres/postgres'
import { diskTypes } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import type { SiteConfig } from '../../clients/site-config.ts'
import { resolveFilter } from '../../repositories/resources/disk-filter.ts'
import type { ShareKey } from '../../repositories/resources/disks.ts'
import { countAnswers } from '../../repositories/drives/drive-answers.ts'
import { countHealth } from '../../repositories/drives/drive-health.ts'
import { countDue } from '../../repositories/link-health/check-schedule.ts'
import { countFiltered, listFilteredShares } from '../../repositories/link-health/filtered-shares.ts'
import { findChecks, queueChecks } from '../../repositories/link-health/link-checks.ts'
import type { RequireDoc } from '../../use-cases/resources/show-doc.ts'

export interface LinkHealthDeps {
  db: Db
  rateLimiter: PeerRateLimiter
  requireDoc: RequireDoc
  siteConfig: SiteConfig
  log: Logger
  countsMaxAgeMs?: number
}

const maxChecks = 5_000
const maxCounted = 1_000_000
const defaultCountsMaxAgeMs = 10_000

const queueStaleCheck = async (db: Db, share: ShareKey, mayQueue: boolean): Promise<boolean> => {
  const check = (await findChecks(db, [share])).get(share)
  if (check?.isSoon || check?.isFresh || !mayQueue) return check?.isSoon ?? false
  await db.transaction((trx) => queueChecks(trx, [share], 'opened'))
  return (await findChecks(db, [share])).get(share)?.isSoon ?? false
}

type Counts = Awaited<ReturnType<typeof readCounts>>

const readCounts = async (db: Db) => {
  const [health, answers, waiting] = await Promise.all([
    countHealth(db),
    countAnswers(db),
    Promise.all(diskTypes.map(async (type) => [type, await countDue(db, type, maxCounted)] as const)),
  ])
  return { health, answers, waiting: new Map<DiskType, number>(waiting) }
}

const describeDrive = (type: DiskType, { health, answers, waiting }: Counts) => {
  const own = answers.filter(({ disk_type }) => disk_type === type)
  const latest = Math.max(0, ...own.map(({ answered_at }) => answered_at.getTime()))
  return {
    disk_type: type,
    counts: Object.fromEntries(
      health.filter(({ disk_type }) => disk_type === type).map((row) => [row.health, row.total]),
    ),
    waiting: waiting.get(type) ?? 0,
    answers: Object.fromEntries(own.map(({ verdict, total }) => [verdict, total])),
    answered_at: latest === 0 ? '' : new Date(latest).toISOString(),
  } satisfies Partial<DriveHealth>
}

type Handlers = Pick<HandlersOf<DiskServiceDefinition>, 'CheckLink' | 'QueueChecks' | 'GetDriveHealth'>

export const linkHealthHandlers = ({
  db,
  rateLimiter,
  requireDoc,
  siteConfig,
  log,
  countsMaxAgeMs,
}: LinkHealthDeps): Handlers => {
  const ttlMs = countsMaxAgeMs ?? defaultCountsMaxAgeMs
  const counts = createCachedReader({
    name: 'link health counts',
    load: async () => readCounts(db),
    ttlMs,
    patienceMs: 300,
    log,
  })
  return {
    CheckLink: async ({ doc_id }, ctx) => {
      const disk = await requireDoc(doc_id, ctx)
      const { doc_basic, drive_basic } = await siteConfig.read()
      const mayQueue = doc_basic.check_on_open && drive_basic[disk.disk_type].enabled && disk.deleted_at === null
      const queued = await queueStaleCheck(db, disk, mayQueue)
      return { status: disk.health, checked_at: disk.checked_at?.toISOString() ?? '', queued }
    },

    QueueChecks: async ({ filter, after_id, size }, ctx) => {
      requireBackground(ctx, 'disk')
      const ready = await resolveFilter(db, filter)
      const total = after_id === 0 ? await countFiltered(db, ready, maxCounted) : 0
      const shares = await listFilteredShares(db, ready, after_id, Math.min(size || maxChecks, maxChecks))
      await db.transaction((trx) => queueChecks(trx, shares, 'background', true))
      return { queued: shares.length, last_id: shares.at(-1)?.id ?? 0, total }
    },

    GetDriveHealth: async (_request, ctx) => {
      requireAdmin(ctx, 'disk')
      const [all, { drive_basic }, states] = await Promise.all([
        counts.read(),
        siteConfig.read(),
        rateLimiter.state(diskTypes).catch(() => undefined),
      ])
      return {
        list: diskTypes.map((type) => ({
          ...describeDrive(type, all),
          circuit: states?.[type]?.circuit ?? '',
          every_ms: drive_basic[type].every_ms,
        })),
      }
    },
  }
}
