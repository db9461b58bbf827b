import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { logInAsAdmin, unwrap } from './harness/admin.ts'
import { uploadFile, trackPeakMemory } from './fixtures/large-file.ts'
import { openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'
import type { ImportProgress, ProductClient } from './harness/product-client.ts'
import { makeShares, toText } from './fixtures/shares.ts'

const lines = 20_000

/** Working memory and uncollected garbage of a process: independent of the file's size. */
const maxGrowthMb = 250

let product: TestProduct
let admin: ProductClient

beforeAll(async () => {
  product = await openProduct({ env: { RATE_LIMIT_SCALE: '1000000' } })
  admin = await logInAsAdmin(product)
})

afterAll(() => product[Symbol.asyncDispose]())

it('imports a file of 20,000 links in bounded memory without delaying visitors', async () => {
  const visitor = openProductClient(product.url)
  const readPeaks = trackPeakMemory(product)
  const { task_no, ...file } = await unwrap(uploadFile(admin, lines, '长卷'))
  expect(file).toMatchObject({ total: lines, accepted: lines, lines })

  const shares = makeShares(5)
  const pasted = await unwrap(visitor.importText(toText(shares)))
  const { counts } = await waitFor(() => visitor.readEnded(pasted.task_no), 120_000)
  expect(counts).toEqual({ finished: shares.length })
  const progress = await unwrap(admin.get<ImportProgress>(`/v1/task/progress?task_no=${task_no}`))
  expect(progress.total).toBe(lines)
  // The visitor's links do not wait for those of the file.
  expect(progress.counts.finished ?? 0).toBeLessThan(lines / 2)
  for (const { beforeMb, peakMb } of Object.values(await readPeaks()))
    expect(peakMb - beforeMb).toBeLessThan(maxGrowthMb)
})
