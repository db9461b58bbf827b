import type { Bans } from '@pandex/contracts/bans/bans'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { listChangedDocs } from '../../repositories/resources/changed-docs.ts'
import { findVisibleDisks } from '../../repositories/resources/visible-disks.ts'
import type { AccessPolicyReader } from '../../use-cases/resources/access-policy-reader.ts'

export interface VisibilityDeps {
  db: Db
  accessRules: AccessPolicyReader
  dataLists: { read: () => Promise<Bans> }
}

const maxDocs = 200

type Handlers = Pick<HandlersOf<DiskServiceDefinition>, 'FindVisible' | 'ListChangedDocs'>

export const visibilityHandlers = ({ db, accessRules, dataLists }: VisibilityDeps): Handlers => ({
  FindVisible: async ({ doc_ids }, ctx) => {
    requireBackground(ctx, 'disk')
    if (doc_ids.length > maxDocs)
      throw new AppError('invalid', 'disk.too_many_rows', '参数错误', { fields: ['doc_ids'] })
    const [disks, { policyOf }] = await Promise.all([findVisibleDisks(db, doc_ids), accessRules.read()])
    return {
      list: disks.map((disk) => {
        const { kind, cost_coin } = policyOf(disk)
        const { doc_id, status, health, checked_at } = disk
        return { doc_id, policy: kind, cost_coin, status, health, checked_at: checked_at?.toISOString() ?? '' }
      }),
    }
  },

  ListChangedDocs: async ({ cursor }, ctx) => {
    requireBackground(ctx, 'disk')
    // Reads the rules first: a change between the two reads is then reported twice instead of missed.
    const [{ fingerprint }, bans] = await Promise.all([accessRules.read(), dataLists.read()])
    return { ...(await listChangedDocs(db, cursor)), rules: `${fingerprint} ${bans.fingerprint}` }
  },
})
