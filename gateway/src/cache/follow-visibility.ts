import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import type { Services } from '../clients.ts'
import { startPolling } from '../gate/polling.ts'
import type { Polling } from '../gate/polling.ts'
import type { Drops } from './drops.ts'
import { docTag, tags } from './tags.ts'

/** With the time of a call well below the two seconds within which a change has to be in force. */
const everyMs = 500
const longestPauseMs = 1_000
const budgetMs = 1_000

/**
 * Other replicas may apply stale price and ban rules for this long, so answers are invalidated repeatedly until then.
 */
const settleMs = 3_000

/** The disk service prunes changes after some minutes, so a gateway that paused longer starts with an empty cursor. */
const maxGapMs = 120_000

/**
 * Follows in the disk service's database what changed of resources, and drops cached answers that show them. Unlike events
 * (`follow-changes.ts`) this needs no Kafka. While the disk service does not answer, cached answers with links are not served for long.
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
