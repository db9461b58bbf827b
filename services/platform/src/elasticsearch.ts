import { Client } from '@elastic/elasticsearch'
import type { Resource } from './process/resource.ts'

export interface ElasticsearchOptions {
  /** One or several nodes of a cluster. */
  url: string | string[]
  prefix: string
  apiKey?: string | undefined
}

/**
 * Opens a client that fails instead of hanging: one retry, on another node if there is one; no sniffing. The client creates its own spans.
 * `index` returns the prefixed name of an index or alias.
 */
export const openElasticsearch = ({
  url,
  prefix,
  apiKey,
}: ElasticsearchOptions): Resource & { client: Client; index: (name: string) => string } => {
  const client = new Client({
    nodes: url,
    ...(apiKey && { auth: { apiKey } }),
    maxRetries: 1,
    requestTimeout: 4_000,
    compression: false,
  })
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
