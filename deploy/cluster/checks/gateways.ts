import { withGateways } from '../site.ts'
import type { Site } from '../site.ts'
import { expect, useSite } from './check.ts'

/** Runs work with the site and the addresses of at least two gateways. */
export const useGateways = async <T>(work: (site: Site, urls: string[]) => Promise<T>): Promise<T> => {
  const site = await useSite()
  return withGateways(async (urls) => {
    expect(urls.length > 1, 'only one gateway is ready')
    return work(site, urls)
  })
}
