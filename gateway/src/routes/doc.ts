import { AppError } from '@pandex/platform/errors'
import type { Disk__Output as Disk } from '@pandex/platform/gen/pandex/disk/v1/Disk'
import type { Hit__Output as Hit } from '@pandex/platform/gen/pandex/search/v1/Hit'
import { disk, search } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import type { Refusal } from '../types.ts'

interface Related {
  copies: Hit[]
  similar: Hit[]
  /** The search service did not answer in time; the client requests the related resources later. */
  related_pending?: true
}

const noRelated: Related = { copies: [], similar: [] }

const maxRelatedMs = 300

/** Optional part: failures of the index never fail the page. */
const findRelated = async (docId: string, ctx: RouteContext): Promise<Related> => {
  const deadlineMs = Math.min(ctx.deadlineMs, Date.now() + maxRelatedMs)
  try {
    return await search.FindRelated({ doc_id: docId, size: 0 }, { ...ctx, deadlineMs })
  } catch (error) {
    return error instanceof AppError && error.kind === 'unavailable'
      ? { ...noRelated, related_pending: true }
      : noRelated
  }
}

export const getDocWithRelated = async (
  request: { doc_id: string; with_meta: boolean },
  ctx: RouteContext,
): Promise<Disk & Related> => {
  const [doc, related] = await Promise.all([disk.GetDoc(request, ctx), findRelated(request.doc_id, ctx)])
  return { ...doc, ...related }
}

/** Envelope codes of refused resources; the row is sent without its paid fields. */
const docRefusals: Record<string, Refusal> = {
  dead: { code: 401, msg: '网盘资源失效' },
  login: { code: 405, msg: '请先登录' },
  vip: { code: 409, msg: '会员专享' },
  buy: { code: 410, msg: '请先购买' },
}

export const docRefusal = ({ policy }: Disk): Refusal | undefined => docRefusals[policy?.refusal ?? '']
