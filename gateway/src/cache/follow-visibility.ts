import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import type { Services } from '../clients.ts'
import { startPolling } from '../gate/polling.ts'
import type { Polling } from '../gate/polling.ts'
import type { Drops } from './drops.ts'
import { docTag, tags } from './tags.ts'

/** Polling interval. A change must take effect within two seconds, including the duration of the call. */
const everyMs = 500
const longestPauseMs = 1_000
const budgetMs = 1_000

/** Other replicas may apply stale price and ban rules for this long, so responses are invalidated repeatedly until then. */
const settleMs = 3_000

/** The disk service prunes changes after some minutes, so a gateway that paused longer starts with an empty cursor. */
const maxGapMs = 120_000

/**
 * Polls the disk service for changed resources and invalidates cached responses that show them. Needs no Kafka, unlike `follow-changes.ts`.
 * While the disk service is unavailable, cached responses with links expire early (`maxUnconfirmedMs`).
 */
export const followVisibility = (
  disk: Pick<Services['disk'], 'ListChangedDocs'>,
  drops: Drops,
  log: Logger,
): Polling => {
  let [cursor, rules, answeredAtMs, settledAtMs] = ['', '', 0, 0]
  const follow = async (): Promise<void> => {
    const askedAtMs = Date.now()
    if (askedAtMs - answeredAtMs > maxGapMs) cursor = ''
    const changed = await disk.ListChangedDocs({ cursor }, backgroundContext(log, budgetMs))
    if (rules !== '' && changed.rules !== rules) settledAtMs = Date.now() + settleMs
    if (changed.all || Date.now() < settledAtMs) drops.drop([tags.docs])
    drops.drop(changed.doc_ids.map(docTag))
    drops.confirm(askedAtMs)
    ;({ cursor, rules } = changed)
    answeredAtMs = askedAtMs
  }
  drops.confirm(0)
  return startPolling('changed resources', everyMs, log, follow, longestPauseMs)
}
