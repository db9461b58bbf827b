import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../clients.ts'
import { startPolling } from '../polling.ts'
import type { Polling } from '../polling.ts'
import type { TagInvalidation } from './tag-invalidation.ts'
import { docTag, tags } from './tags.ts'

/** Polling interval. A change must take effect within two seconds, including the duration of the call. */
const pollIntervalMs = 1_000
const maxPauseMs = 1_000
const budgetMs = 1_000

/** Other replicas may apply stale price and ban rules for this long, so responses are invalidated repeatedly until then. */
const maxRuleLagMs = 3_000

/** Maximum delay between a change and its visibility in the index. Until then, polls repeat the invalidation of its words. */
const maxIndexLagMs = 10_000

/** The disk service prunes changes after some minutes, so a gateway that paused longer starts with an empty cursor. */
const maxGapMs = 120_000

/**
 * Polls the disk service for changed resources, invalidates cached responses that show them, and shortens the life of those that may lack
 * them. Needs no Kafka, unlike `invalidate-on-admin-changes.ts`. While the disk service is unavailable, cached responses with links expire
 * early (`maxUnconfirmedMs`).
 */
export const pollChangedDocs = (
  disk: Pick<Services['disk'], 'ListChangedDocs'>,
  { tagInvalidation, changedWords }: { tagInvalidation: TagInvalidation; changedWords: TagInvalidation },
  log: Logger,
): Polling => {
  let [cursor, rules, answeredAtMs, settledAtMs] = ['', '', 0, 0]
  let recent: { words: readonly string[]; untilMs: number }[] = []
  const applyChanges = async (): Promise<void> => {
    const askedAtMs = Date.now()
    if (askedAtMs - answeredAtMs > maxGapMs) cursor = ''
    const changed = await disk.ListChangedDocs({ cursor }, backgroundContext(log, budgetMs))
    if (rules !== '' && changed.rules !== rules) settledAtMs = Date.now() + maxRuleLagMs
    if (changed.all || Date.now() < settledAtMs) tagInvalidation.invalidate([tags.docs])
    recent = recent.filter(({ untilMs }) => Date.now() < untilMs)
    if (changed.words.length > 0) recent.push({ words: changed.words, untilMs: Date.now() + maxIndexLagMs })
    changedWords.invalidate([...new Set(recent.flatMap(({ words }) => words))])
    tagInvalidation.invalidate(changed.doc_ids.map(docTag))
    tagInvalidation.confirmUpTo(askedAtMs)
    ;({ cursor, rules } = changed)
    answeredAtMs = askedAtMs
  }
  tagInvalidation.confirmUpTo(0)
  return startPolling('changed resources', pollIntervalMs, log, applyChanges, maxPauseMs)
}
