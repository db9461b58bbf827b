import { AdminChanged } from '@pandex/contracts/events'
import type { KafkaPort } from '@pandex/platform/events/kafka'
import { listenTo, startListener } from '@pandex/platform/events/listener'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Resource } from '@pandex/platform/process/resource'
import type { TagInvalidation } from './tag-invalidation.ts'
import { tags } from './tags.ts'

/** Tags that an admin's change of an entity invalidates. Entities that are missing here appear in no response that is cached for long. */
const tagsByEntity: Record<string, readonly string[]> = {
  category: [tags.categories, tags.docs],
  data_list: [tags.docs],
  disk: [tags.docs, tags.hot],
  goods: [tags.goods],
  list_store: [tags.lists],
  movie: [tags.movies],
  searched_key: [tags.searchedKeys],
  word: [tags.words],
}

/**
 * Services may serve stale configuration, prices and lists for this long (a search service compiles an edited list of aliases for one to two
 * seconds), and the index is updated later. Responses built from them must not outlive it.
 */
const maxConfigurationLagMs = 6_000

/**
 * Invalidates tags on admin-change events; changed resources are handled by `poll-changed-docs.ts`. Without Kafka, responses live for their
 * full `cache` lifetime, and no request waits. A reconnect invalidates everything once.
 */
export const invalidateOnAdminChanges = (
  { kafka, tagInvalidation, log }: { kafka: KafkaPort; tagInvalidation: TagInvalidation; log: Logger },
  lagMs = maxConfigurationLagMs,
): Resource => {
  const later = new Set<NodeJS.Timeout>()
  const nowAndAfterLag = (invalidate: () => void): void => {
    invalidate()
    const timer = setTimeout(() => {
      later.delete(timer)
      invalidate()
    }, lagMs)
    later.add(timer)
  }
  const listener = startListener({
    name: 'gateway',
    kafka,
    subscriptions: [
      listenTo(AdminChanged, ({ target }) => {
        const noun = target.split(':')[0] ?? ''
        // Any response may depend on the site configuration (prices, policies, words).
        if (noun === 'site_config') nowAndAfterLag(tagInvalidation.invalidateAll)
        else if (tagsByEntity[noun]) nowAndAfterLag(() => tagInvalidation.invalidate(tagsByEntity[noun] ?? []))
      }),
    ],
    onJoin: tagInvalidation.invalidateAll,
    log,
  })
  return {
    ...listener,
    async [Symbol.asyncDispose]() {
      for (const timer of later) clearTimeout(timer)
      await listener[Symbol.asyncDispose]()
    },
  }
}
