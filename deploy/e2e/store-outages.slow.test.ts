/** Tests that cutting stores off loses and duplicates nothing, and that all stores agree afterwards. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startFaultProxy, startKafkaProxy } from '../../services/platform/testing/fault-proxy.ts'
import type { FaultProxy } from '../../services/platform/testing/fault-proxy.ts'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { measureMin } from '../../services/platform/testing/measure.ts'
import { raiseQuotas, logInAsAdmin } from './harness/admin.ts'
import { openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'
import type { ProductClient } from './harness/product-client.ts'
import { makeShares, makeWord, toText } from './fixtures/shares.ts'
import type { GeneratedShare } from './fixtures/shares.ts'
import { countDuplicateShares, countUnsentEvents, readIndexedVersions, readStoredVersions } from './harness/stores.ts'

let product: TestProduct
let client: ProductClient
let kafka: FaultProxy
let elasticsearch: FaultProxy

beforeAll(async () => {
  const engines = inject('engines')
  kafka = await startKafkaProxy(engines.kafkaBrokers)
  elasticsearch = await startFaultProxy({ target: new URL(engines.elasticsearchUrl).host })
  const engineUrls = { kafkaBrokers: kafka.address, elasticsearchUrl: `http://${elasticsearch.address}` }
  product = await openProduct({ engineUrls, env: { RATE_LIMIT_SCALE: '1000000' }, restartCrashed: true })
  client = openProductClient(product.url)
  await raiseQuotas(await logInAsAdmin(product))
})

afterAll(async () => {
  kafka.restore()
  elasticsearch.restore()
  await product[Symbol.asyncDispose]()
  await Promise.all([kafka[Symbol.asyncDispose](), elasticsearch[Symbol.asyncDispose]()])
})

interface Accepted {
  taskNo: string
  shares: GeneratedShare[]
}

const importShares = async (count: number): Promise<Accepted> => {
  const shares = makeShares(count)
  const { status, envelope } = await client.importText(toText(shares))
  expect({ status, code: envelope.code, msg: envelope.msg }).toMatchObject({ status: 200, code: 200 })
  expect(envelope.data.accepted).toBe(count)
  return { taskNo: envelope.data.task_no, shares }
}

const importDuring = async (outage: Promise<void>): Promise<Accepted[]> => {
  const accepted: Accepted[] = []
  let isOver = false
  const finished = outage.finally(() => {
    isOver = true
  })
  do {
    accepted.push(await importShares(5))
    await delay(200)
  } while (!isOver)
  await finished
  return accepted
}

const expectAllStored = async (accepted: readonly Accepted[]): Promise<void> => {
  for (const { taskNo, shares } of accepted) {
    const { counts } = await waitFor(() => client.readEnded(taskNo), 120_000)
    expect(counts.finished).toBe(shares.length)
  }
  await waitFor(async () => (await countUnsentEvents(product)) === 0, 120_000)
  await waitFor(async () => {
    expect(await readIndexedVersions(product)).toEqual(await readStoredVersions(product))
    return true
  }, 120_000)
  expect(await countDuplicateShares(product)).toBe(0)
  for (const share of accepted.flatMap(({ shares }) => shares.slice(0, 1))) {
    await waitFor(() => client.isFound(share))
  }
}

describe('During an outage,', () => {
  it('the product accepts imports and serves searches without Kafka for 20 s, and loses no import', async () => {
    const existing = await importShares(1)
    await expectAllStored([existing])
    const searches: boolean[] = []
    const outage = async (): Promise<void> => {
      kafka.cut()
      const endMs = performance.now() + 20_000
      while (performance.now() < endMs) {
        searches.push(await client.isFound(existing.shares[0]))
        await delay(250)
      }
      kafka.restore()
    }
    const accepted = await importDuring(outage())
    expect(accepted.length).toBeGreaterThan(3)
    expect(new Set(searches)).toEqual(new Set([true]))
    await expectAllStored(accepted)
  })

  it('the product refuses searches quickly without Elasticsearch, serves other calls and catches up', async () => {
    const existing = await importShares(1)
    await expectAllStored([existing])
    elasticsearch.cut()
    const accepted = [await importShares(5)]
    const refused = await client.search('春夏秋冬')
    expect({ status: refused.status, code: refused.envelope.code }).toEqual({ status: 503, code: 503 })
    expect(refused.ms).toBeLessThan(5_000)
    const latest = await client.get<unknown[]>('/v1/disk/latest')
    expect(latest.envelope.code).toBe(200)
    accepted.push(await importShares(5))
    elasticsearch.restore()
    await waitFor(async () => (await client.search('山川湖海')).status === 200)
    await expectAllStored(accepted)
  })

  it('the product answers within its deadline while Elasticsearch hangs', async () => {
    const answerMs = async (): Promise<number> => {
      elasticsearch.freeze()
      const hung = await client.search(makeWord())
      elasticsearch.restore()
      expect(hung.status).toBe(503)
      await waitFor(async () => (await client.search(makeWord())).status === 200)
      return hung.ms
    }
    expect(await measureMin(5_200, answerMs)).toBeLessThan(5_200)
  })
})
