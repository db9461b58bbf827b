import { Client } from '@elastic/elasticsearch'
import type { Resource } from './run-service.ts'

export interface ElasticsearchOptions {
  url: string
  /** Put before the name of every index, so that several sites can share one cluster. */
  prefix: string
}

/**
 * Opens a client that fails a request rather than letting it hang: one retry, no sniffing. `index` gives the full name of
 * an index or alias.
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
        { requestTimeout: 1_500, maxRetries: 0 },
      )
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}
