import { makeShares } from '../e2e/fixtures/shares.ts'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { openProductClient } from '../e2e/harness/product-client.ts'
import { createNamespace, deploy, scale } from '../cluster/release.ts'
import { cleanUp } from '../cluster/clean-up.ts'
import { findSiteUrl, importShares } from '../cluster/site.ts'
import { options } from '../cluster/options.ts'
import { compareServers } from './harness/compare-servers.ts'
import type { Result } from './harness/comparison.ts'

/** As the plain processes: one client makes all load, and nothing is logged per request. */
const values = [
  'services.gateway.env.RATE_LIMIT_SCALE=1000000',
  'defaults.logLevel=warn',
  'networkPolicy.enabled=false',
]

/**
 * Compares the answers from memory of one and two gateway pods in the cluster of the current kubectl context with those of a plain
 * process. Installs a release as `make cluster-test` does, with its options, and removes it.
 */
export const benchCluster = async (siteUrl: string): Promise<Result[]> => {
  const shares = makeShares(10)
  const [first] = shares
  const fill = async (url: string): Promise<void> => {
    const visitor = openProductClient(url)
    await importShares(visitor, shares)
    await waitFor(() => visitor.isFound(first))
  }
  try {
    await createNamespace()
    await deploy(values)
    const podUrl = await waitFor(findSiteUrl)
    await Promise.all([podUrl, siteUrl].map(fill))
    const search = (url: string) => ({ url: `${url}/v1/search/disk`, body: JSON.stringify({ q: first?.name }) })
    const results: Result[] = []
    for (const pods of [1, 2]) {
      await scale('gateway', pods)
      const { measured, reference, ratio } = await compareServers(search(podUrl), search(siteUrl))
      results.push({
        name: `cached search, ${pods} gateway ${pods === 1 ? 'pod' : 'pods'}`,
        measured: `${Math.round(measured)}/s`,
        reference: `plain process ${Math.round(reference)}/s`,
        ratio,
      })
    }
    return results
  } finally {
    if (!options.keep) await cleanUp()
  }
}
