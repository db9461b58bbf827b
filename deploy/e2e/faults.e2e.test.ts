/** Tests that cutting stores off loses and duplicates nothing, and that all stores agree afterwards. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startFaultProxy, startKafkaProxy } from '../../services/platform/testing/fault-proxy.ts'
import type { FaultProxy } from '../../services/platform/testing/fault-proxy.ts'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { leastOf } from '../../services/platform/testing/measure.ts'
import { liftQuotas, logInAsAdmin } from './admin.ts'
import { openProduct } from './open-product.ts'
import type { TestProduct } from './open-product.ts'
import { openProductClient } from './product-client.ts'
import type { ProductClient } from './product-client.ts'
import { makeShares, makeWord, toText } from './shares.ts'
import type { MadeShare } from './shares.ts'
import { countDoubledShares, countUnsentEvents, readIndexedVersions, readStoredVersions } from './stores.ts'

let product: TestProduct
let client: ProductClient
let kafka: FaultProxy
let elasticsearch: FaultProxy

beforeAll(async () => {
  const engines = inject('engines')
  kafka = await startKafkaProxy(engines.kafkaBrokers)
  elasticsearch = await startFaultProxy({ target: new URL(engines.elasticsearchUrl).host })
  const through = { kafkaBrokers: kafka.address, elasticsearchUrl: `http://${elasticsearch.address}` }
  product = await openProduct({ through, env: { RATE_LIMIT_SCALE: '1000000' }, restartCrashed: true })
  client = openProductClient(product.url)
  await liftQuotas(await logInAsAdmin(product))
})

afterAll(async () => {
  kafka.heal()
  elasticsearch.heal()
  await product[Symbol.asyncDispose]()
  await Promise.all([kafka[Symbol.asyncDispose](), elasticsearch[Symbol.asyncDispose]()])
})

interface Accepted {
  taskNo: string
  shares: MadeShare[]
}

const importSome = async (count: number): Promise<Accepted> => {
  const shares = makeShares(count)
  const { status, envelope } = await client.importText(toText(shares))
  expect({ status, code: envelope.code, msg: envelope.msg }).toMatchObject({ status: 200, code: 200 })
  expect(envelope.data.accepted).toBe(count)
  return { taskNo: envelope.data.task_no, shares }
}

const importWhile = async (disturb: Promise<void>): Promise<Accepted[]> => {
  const accepted: Accepted[] = []
  let isOver = false
  const watched = disturb.finally(() => {
    isOver = true
  })
  do {
    accepted.push(await importSome(5))
    await delay(200)
  } while (!isOver)
  await watched
  return accepted
}

const expectAllKept = async (accepted: readonly Accepted[]): Promise<void> => {
  for (const { taskNo, shares } of accepted) {
    const { counts } = await waitFor(() => client.readEnded(taskNo), 120_000)
    expect(counts.finished).toBe(shares.length)
  }
  await waitFor(async () => (await countUnsentEvents(product)) === 0, 120_000)
  await waitFor(async () => {
    expect(await readIndexedVersions(product)).toEqual(await readStoredVersions(product))
    return true
  }, 120_000)
  expect(await countDoubledShares(product)).toBe(0)
  for (const share of accepted.flatMap(({ shares }) => shares.slice(0, 1))) {
    await waitFor(() => client.finds(share))
  }
}

describe('while parts of the product fail', () => {
  it('accepts imports and answers searches while Kafka is away for 20 s, and loses none', async () => {
    const known = await importSome(1)
    await expectAllKept([known])
    const searches: boolean[] = []
    const disturb = async (): Promise<void> => {
      kafka.cut()
      const endMs = performance.now() + 20_000
      while (performance.now() < endMs) {
        searches.push(await client.finds(known.shares[0]))
        await delay(250)
      }
      kafka.heal()
    }
    const accepted = await importWhile(disturb())
    expect(accepted.length).toBeGreaterThan(3)
    expect(new Set(searches)).toEqual(new Set([true]))
    await expectAllKept(accepted)
  })

  it('refuses searches quickly while Elasticsearch is away, serves the rest, and catches up', async () => {
    const known = await importSome(1)
    await expectAllKept([known])
    elasticsearch.cut()
    const accepted = [await importSome(5)]
    const refused = await client.search('春夏秋冬')
    expect({ status: refused.status, code: refused.envelope.code }).toEqual({ status: 503, code: 503 })
    expect(refused.ms).toBeLessThan(5_000)
    const latest = await client.get<unknown[]>('/v1/disk/latest')
    expect(latest.envelope.code).toBe(200)
    accepted.push(await importSome(5))
    elasticsearch.heal()
    await waitFor(async () => (await client.search('山川湖海')).status === 200)
    await expectAllKept(accepted)
  })

  it('answers within its time while Elasticsearch hangs', async () => {
    const answerMs = async (): Promise<number> => {
      elasticsearch.freeze()
      const hung = await client.search(makeWord())
      elasticsearch.heal()
      expect(hung.status).toBe(503)
      await waitFor(async () => (await client.search(makeWord())).status === 200)
      return hung.ms
    }
    expect(await leastOf(5_200, answerMs)).toBeLessThan(5_200)
  })
})
