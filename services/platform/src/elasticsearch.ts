import { Client } from '@elastic/elasticsearch'
import type { Resource } from './process/resource.ts'

export interface ElasticsearchOptions {
  url: string
  prefix: string
}

/**
 * Opens a client that fails instead of hanging: one retry, no sniffing. The client creates its own spans.
 * `index` returns the prefixed name of an index or alias.
 */
export const openElasticsearch = ({
  url,
  prefix,
}: ElasticsearchOptions): Resource & { client: Client; index: (name: string) => string } => {
  const client = new Client({ node: url, maxRetries: 1, requestTimeout: 4_000, compression: false })
  return {
    name: 'elasticsearch',
    client,
    index: (name) => `${prefix}${name}`,
    checkReady: async () => {
      await client.cluster.health(
        { wait_for_status: 'yellow', timeout: '1s' },
        // Probes would fill the collector.
        { requestTimeout: 1_500, maxRetries: 0, openTelemetry: { enabled: false } },
      )
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}
