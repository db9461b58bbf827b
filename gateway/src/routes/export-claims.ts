import { disk } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { csvLine, csvByteOrderMark } from '../schemas/csv.ts'

const maxStepsPerCall = 1_000

/** Deadline per call, since the client determines the duration of the download. */
const budgetMs = 5_000

const titles = [
  'step_id',
  'time',
  'claim_id',
  'doc_id',
  'disk_name',
  'claimant',
  'rights',
  'statement',
  'contact',
  'state',
  'admin_id',
  'note',
]

/** The log of all claims, one line per step. */
export const exportClaims = async function* (_input: object, ctx: RouteContext): AsyncIterable<string> {
  let head = csvByteOrderMark + csvLine(titles)
  let afterId: number | undefined = 0
  while (afterId !== undefined) {
    const request = { after_id: afterId, size: maxStepsPerCall }
    const { list } = await disk.ListClaimLog(request, { ...ctx, deadlineMs: Date.now() + budgetMs })
    const lines = list.map((step) =>
      csvLine([
        String(step.id),
        step.create_time,
        String(step.claim_id),
        step.doc_id,
        step.disk_name,
        step.claimant,
        step.rights,
        step.statement,
        step.contact,
        step.to_state,
        step.admin_id === 0 ? '' : String(step.admin_id),
        step.note,
      ]),
    )
    yield head + lines.join('')
    head = ''
    afterId = list.length === maxStepsPerCall ? list.at(-1)?.id : undefined
  }
}
