import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Logger } from '@pandex/platform/logging/logger'

const defaultSlots = 4
const timeoutMs = 2_000

/**
 * Number of concurrent searches: one per processor of the cluster's data nodes. One more did not increase the
 * throughput on two processors, and a client beside a flood waited 50 % longer (`ONLY=overload make bench`).
 * @returns `defaultSlots` while the cluster does not answer
 */
export const readSearchSlots = async (
  { client }: Pick<ReturnType<typeof openElasticsearch>, 'client'>,
  log: Logger,
): Promise<number> => {
  try {
    const { nodes } = await client.nodes.info(
      { node_id: 'data:true', metric: 'os', filter_path: 'nodes.*.os.allocated_processors' },
      { requestTimeout: timeoutMs, maxRetries: 0 },
    )
    const processors = Object.values(nodes).reduce((sum, { os }) => sum + (os?.allocated_processors ?? 0), 0)
    return processors > 0 ? processors : defaultSlots
  } catch (error) {
    log.warn({ err: error, slots: defaultSlots }, 'search slots: processors of the cluster unknown, using the default')
    return defaultSlots
  }
}
