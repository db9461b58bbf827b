import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { canBeHot } from '../domain/hot-keys/hot-word-rules.ts'
import { lineOf } from '../domain/learned-aliases/reformulation.ts'
import { listProposals, lockProposal, setProposalState } from '../repositories/learned-aliases/proposals.ts'

type Handlers = Pick<HandlersOf<SearchServiceDefinition>, 'ListAliasProposals' | 'DecideAliasProposal'>

export const aliasProposalHandlers = ({
  db,
  config,
  dataLists,
}: Pick<AppDeps, 'db' | 'config' | 'dataLists'>): Handlers => ({
  ListAliasProposals: async ({ page, state }, ctx) => {
    requireAdmin(ctx, 'search')
    return listProposals(db, page, state)
  },

  DecideAliasProposal: async ({ id, state }, ctx) => {
    requireAdmin(ctx, 'search')
    if (state !== 'accepted' && state !== 'rejected')
      throw new AppError('invalid', 'search.bad_decision', '请选择采纳或拒绝', { fields: ['state'] })
    return db.transaction(async (trx) => {
      const before = await lockProposal(trx, Number(id))
      if (!before) throw new AppError('not_found', 'search.unknown_proposal', '没有这条建议')
      if (before.state === state) return before
      if (before.state === 'accepted')
        throw new AppError('failed_precondition', 'search.alias_accepted', '已经采纳，请在数据管理的“别名”里删除')
      if (state === 'accepted') {
        // The ban lists may have changed since the pair was proposed.
        const lists = await dataLists.read()
        if (![before.name, before.title].every((name) => canBeHot(name, lists)))
          throw new AppError('failed_precondition', 'search.alias_refused', '这条建议含有违禁词，只能拒绝')
        // The list ignores a line that it has, so a repetition after a crash is safe.
        await config.AddDataValues({ type: 'alias', values: [lineOf(before)] }, ctx)
      }
      await setProposalState(trx, before.id, state)
      const changes = changedFields({ state: before.state, alias: '' }, { state, alias: lineOf(before) })
      await recordAudit(trx, ctx, { action: 'alias_proposal.update', target: `alias_proposal:${before.id}`, changes })
      return { ...before, state }
    })
  },
})
