import { expect, it } from 'vitest'
import { findUnknownMetrics } from '../../telemetry/references.ts'
import type { TestProduct } from '../harness/open-product.ts'

export const describeExportedMetrics = (openProduct: () => TestProduct): void => {
  it('exports each metric and label that a dashboard or rule reads', async () => {
    const ports = Object.values(openProduct().services).map(({ httpPort }) => httpPort)
    const bodies = await Promise.all(
      ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    )
    expect(findUnknownMetrics(bodies)).toEqual([])
  })
}
