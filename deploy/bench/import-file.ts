import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { uploadFile, trackPeakMemory } from '../e2e/fixtures/large-file.ts'
import type { ImportProgress, ProductClient } from '../e2e/harness/product-client.ts'
import { makeShares, toText } from '../e2e/fixtures/shares.ts'
import type { Product } from '../local/product/start-product.ts'
import type { Result } from './harness/comparison.ts'

const lines = 100_000
/** Maximum number of links in a pasted text. */
const maxPastedLinks = 1_000
const watchMs = 30_000

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

const showSeconds = (seconds: number): string => `${seconds.toFixed(2)} s`

/**
 * Measures an admin's import of a file of 100,000 links: its speed against pasted text, the time for a visitor's five links meanwhile,
 * and the memory of the processes involved. Runs last, because most of its links stay unfinished.
 */
export const benchImportFile = async (
  admin: ProductClient,
  visitor: ProductClient,
  product: Product,
): Promise<Result[]> => {
  const paste = async (client: ProductClient, count: number): Promise<string> =>
    (await client.importText(toText(makeShares(count)))).envelope.data.task_no
  const importFive = async (): Promise<void> => {
    const taskNo = await paste(visitor, 5)
    while (!(await visitor.readEnded(taskNo))) await delay(50)
  }
  const idleSeconds = await secondsOf(importFive)
  const readPeaks = trackPeakMemory(product)
  let taskNo = ''
  const fileSeconds = await secondsOf(async () => {
    const { envelope } = await uploadFile(admin, lines, `长卷${randomBytes(4).toString('hex')}`)
    if (envelope.data.total !== lines)
      throw new Error(`${envelope.data.total} of ${lines} links came in: ${envelope.msg}`)
    taskNo = envelope.data.task_no
  })
  const visitorSeconds = await secondsOf(importFive)
  const countEnded = async (): Promise<number> => {
    const { envelope } = await admin.get<ImportProgress>(`/v1/task/progress?task_no=${taskNo}`)
    return envelope.data.counts['finished'] ?? 0
  }
  const endedBefore = await countEnded()
  const watchedSeconds = await secondsOf(() => delay(watchMs))
  const storedPerSecond = ((await countEnded()) - endedBefore) / watchedSeconds
  const peaks = await readPeaks()
  const pastedSeconds = await secondsOf(() => paste(admin, maxPastedLinks))
  return [
    {
      name: `file of ${lines} links until it is taken`,
      measured: showSeconds(fileSeconds),
      reference: `${maxPastedLinks} pasted links ${showSeconds(pastedSeconds)}`,
      ratio: fileSeconds / pastedSeconds,
    },
    {
      name: 'links of the file that are stored meanwhile',
      measured: `${storedPerSecond.toFixed(0)}/s`,
      reference: `taken ${(lines / fileSeconds).toFixed(0)}/s`,
      ratio: (storedPerSecond * fileSeconds) / lines,
    },
    {
      name: "a visitor's links meanwhile",
      measured: showSeconds(visitorSeconds),
      reference: `on a quiet site ${showSeconds(idleSeconds)}`,
      ratio: visitorSeconds / idleSeconds,
    },
    ...Object.entries(peaks).map(([name, { beforeMb, peakMb }]) => ({
      name: `memory of ${name} meanwhile`,
      measured: `${peakMb} MB`,
      reference: `before ${beforeMb} MB`,
      ratio: peakMb / beforeMb,
    })),
  ]
}
