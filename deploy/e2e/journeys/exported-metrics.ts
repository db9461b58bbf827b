import { expect, it } from 'vitest'
import { findUnknownMetrics } from '../../telemetry/references.ts'
import type { TestProduct } from '../harness/open-product.ts'

/** What visitors of the journeys did. */
const counted = [
  /^pandex_import_found_seconds_count\{origin="public"\} [1-9]/m,
  /^pandex_points_spent_total\{reason="buy"\} [1-9]/m,
  /^pandex_http_seconds_count\{route="POST \/v1\/search\/disk",status="200",cache="hit"\} [1-9]/m,
  /^pandex_http_seconds_count\{route="POST \/v1\/search\/disk",status="200",cache="miss"\} [1-9]/m,
]

export const describeExportedMetrics = (openProduct: () => TestProduct): void => {
  const scrape = (): Promise<string[]> => {
    const ports = Object.values(openProduct().services).map(({ httpPort }) => httpPort)
    return Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()))
  }

  it('exports each metric and label that a dashboard or rule reads', async () => {
    expect(findUnknownMetrics(await scrape())).toEqual([])
  })

  it('has measured imports, points and searches', async () => {
    const exported = (await scrape()).join('\n')
    expect(counted.filter((sample) => !sample.test(exported))).toEqual([])
  })
}
