import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import { createTopics } from '../src/setup/create-topics.ts'
import { allEvents } from '@pandex/contracts/events'
import { createTestKafka, waitFor } from '../testing/fixtures.ts'
import { measureMin } from '../testing/measure.ts'

const child = fileURLToPath(new URL('kafka-idle-child.ts', import.meta.url))
const brokers = (): string => inject('engines').kafkaBrokers

const timersOfIdleSecond = async (variant: 'mended' | 'as-published'): Promise<number> => {
  const env = { ...process.env, KAFKAJS_NO_PARTITIONER_WARNING: '1', NODE_NO_WARNINGS: '1' }
  const { stdout } = await promisify(execFile)(process.execPath, [child, variant, brokers()], { env })
  return Number(stdout)
}

it('lets an idle connection sleep, which the published library wakes hundreds of times a second', async () => {
  // A loaded machine may run too few wake-ups in one measured second.
  await waitFor(async () => (await timersOfIdleSecond('as-published')) > 200)
  expect(await measureMin(9, () => timersOfIdleSecond('mended'))).toBeLessThan(10)
})

it('creates the topics of every event once, with their retries and dead letters', async () => {
  await using test = await createTestKafka(allEvents)
  expect(await createTopics(test.kafka, allEvents)).toEqual([])
  const { topics } = await test.kafka.withAdmin((admin) =>
    admin.fetchTopicMetadata({
      topics: ['disk.saved.v1', 'disk.saved.v1.search.retry-3', 'disk.saved.v1.dlq'].map((topic) =>
        test.kafka.fullName(topic),
      ),
    }),
  )
  expect(topics.map(({ partitions }) => partitions.length).toSorted((a, b) => a - b)).toEqual([1, 1, 6])
})
