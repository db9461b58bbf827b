import type { Db } from '@pandex/platform/postgres/postgres'
import { z } from 'zod'
import { redispatchLostItems } from '../../repositories/item-dispatch.ts'
import { defineKind } from '../../use-cases/job-kind.ts'
import type { AnyKind } from '../../use-cases/job-kind.ts'

interface Progress {
  again: number
}

/** After this time the event or its answer counts as lost. A repeated request for a link that still waits is harmless. */
const lostAfterMs = 3_600_000

export const repair = ({ db, clock }: { db: Db; clock: () => Date }): AnyKind =>
  defineKind<object, Progress>({
    params: z.strictObject({}),
    async *run(job) {
      const olderThan = new Date(clock().getTime() - lostAfterMs)
      let { again } = job.state ?? { again: 0 }
      for (let count = -1; count !== 0;) {
        count = await redispatchLostItems(db, olderThan)
        again += count
        yield { state: { again }, done: again }
      }
      return again === 0 ? '没有遗漏' : `重新处理 ${again} 个链接`
    },
  })
