import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Logger } from '@pandex/platform/logger'

const defaultSlots = 4
const timeoutMs = 2_000

/**
 * How many searches the cluster works on at a time: one for each processor of its data nodes, and one more for the time in which
 * this service is at work between two questions. More at a time would only make each of them slower.
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
    return processors > 0 ? processors + 1 : defaultSlots
  } catch (error) {
    log.warn({ err: error, slots: defaultSlots }, 'search: processors of the cluster unknown, using the default')
    return defaultSlots
  }
}
