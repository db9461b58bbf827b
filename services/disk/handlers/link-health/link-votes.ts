/** A visitor's vote never changes the health of a link; it only queues a probe. */
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { ShownDisk } from '../../repositories/resources/disks.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { insertVote, lockVotesOf } from '../../repositories/link-health/link-votes.ts'
import type { RequireDoc } from '../../use-cases/resources/show-doc.ts'
import { clientKeyOf } from '../../use-cases/link-health/client-key.ts'

const maxPerDay = 30

/** A vote does not queue a probe while the last answer is younger. */
const minAgeMs = 600_000

const isOld = ({ checked_at }: ShownDisk): boolean =>
  checked_at === null || Date.now() - checked_at.getTime() > minAgeMs

interface LinkVoteDeps {
  db: Db
  requireDoc: RequireDoc
}

export const linkVoteHandlers = ({
  db,
  requireDoc,
}: LinkVoteDeps): Pick<HandlersOf<DiskServiceDefinition>, 'VoteOnLink'> => ({
  VoteOnLink: async ({ doc_id, works }, ctx) => {
    const disk = await requireDoc(doc_id, ctx)
    const visitor = clientKeyOf(ctx)
    await db.transaction(async (trx) => {
      const votes = await lockVotesOf(trx, visitor)
      const isNew = await insertVote(trx, { resource_id: disk.id, visitor, works })
      if (!isNew) return
      if (votes >= maxPerDay)
        throw new AppError('rate_limited', 'disk.too_many_votes', '今天反馈太多了，请明天再来', {
          retryAfterSeconds: 3_600,
        })
      await queueChecks(trx, [disk], 'reported', isOld(disk))
    })
    return {}
  },
})
