import { AdminChanged } from '@pandex/platform/events/catalog'
import type { KafkaPort } from '@pandex/platform/events/kafka'
import { listenTo, startListener } from '@pandex/platform/events/listener'
import type { Logger } from '@pandex/platform/logger'
import type { Resource } from '@pandex/platform/run-service'
import type { Drops } from './drops.ts'
import { tags } from './tags.ts'

/** What an admin's change of such a thing makes anew; a thing that is missing here is in no answer that is kept for long. */
const tagsOfNoun: Record<string, readonly string[]> = {
  category: [tags.categories, tags.docs],
  data_list: [tags.docs],
  disk: [tags.docs, tags.hot],
  list_store: [tags.lists],
  movie: [tags.movies],
  searched_key: [tags.searchedKeys],
  word: [tags.words],
}

/**
 * So long services may go by what was before an admin's change: by the configuration, prices and lists that they remember, and by
 * the index that is told of it later. What is made of them meanwhile must not be kept for longer.
 */
const settlingMs = 4_000

/**
 * Drops what changed as soon as it is told. Resources that changed are not its business: `follow-visibility.ts` asks the disk service. While Kafka is away, answers grow as old as their rows allow (`cache` in the table);
 * nothing waits for it, and when it is back everything is made anew once.
 */
export const followChanges = (
  { kafka, drops, log }: { kafka: KafkaPort; drops: Drops; log: Logger },
  settleMs = settlingMs,
): Resource => {
  const later = new Set<NodeJS.Timeout>()
  const nowAndSettled = (drop: () => void): void => {
    drop()
    const timer = setTimeout(() => {
      later.delete(timer)
      drop()
    }, settleMs)
    later.add(timer)
  }
  const listener = startListener({
    name: 'gateway',
    kafka,
    listenings: [
      listenTo(AdminChanged, ({ target }) => {
        const noun = target.split(':')[0] ?? ''
        // Prices, policies and words of the site: anything may depend on them.
        if (noun === 'site_config') nowAndSettled(drops.dropAll)
        else if (tagsOfNoun[noun]) nowAndSettled(() => drops.drop(tagsOfNoun[noun] ?? []))
      }),
    ],
    onBegin: drops.dropAll,
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
