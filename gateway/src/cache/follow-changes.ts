import { AdminChanged, DiskSaved } from '@pandex/platform/events/catalog'
import type { KafkaPort } from '@pandex/platform/events/kafka'
import { listenTo, startListener } from '@pandex/platform/events/listener'
import type { Logger } from '@pandex/platform/logger'
import type { Resource } from '@pandex/platform/run-service'
import type { Drops } from './drops.ts'
import { docTag, tags } from './tags.ts'

/** What an admin's change of such a thing makes anew; a thing that is missing here is in no answer that is kept for long. */
const tagsOfNoun: Record<string, readonly string[]> = {
  category: [tags.categories, tags.docs],
  disk: [tags.docs, tags.hot],
  list_store: [tags.lists],
  movie: [tags.movies],
  searched_key: [tags.searchedKeys],
  word: [tags.words],
}

/**
 * Drops what changed as soon as it is told. While Kafka is away, answers grow as old as their rows allow (`cache` in the table);
 * nothing waits for it, and when it is back everything is made anew once.
 */
export const followChanges = (kafka: KafkaPort, drops: Drops, log: Logger): Resource =>
  startListener({
    name: 'gateway',
    kafka,
    listenings: [
      listenTo(DiskSaved, ({ doc_id }) => drops.drop([docTag(doc_id)])),
      listenTo(AdminChanged, ({ target }) => {
        const noun = target.split(':')[0] ?? ''
        // Prices, policies and words of the site: anything may depend on them.
        if (noun === 'site_config') drops.dropAll()
        else drops.drop(tagsOfNoun[noun] ?? [])
      }),
    ],
    onBegin: drops.dropAll,
    log,
  })
