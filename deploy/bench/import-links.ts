import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProductClient } from '../e2e/harness/product-client.ts'
import type { Result } from './harness/comparison.ts'

const links = 200
const timeoutMs = 180_000

const shareLine = (label: string, index: number): string => {
  const id = createHash('sha256').update(`${label}:${index}`).digest('hex').slice(0, 12)
  return `长安行者 第${index + 1}季 1080p ${label} https://pan.quark.cn/s/${id}`
}

const makeText = (label: string): string =>
  Array.from({ length: links }, (_, index) => shareLine(label, index)).join('\n')

const secondsUntil = async (startedAt: number, isDone: () => Promise<boolean>): Promise<number> => {
  while (!(await isDone())) {
    if (performance.now() - startedAt > timeoutMs) throw new Error(`not done after ${timeoutMs} ms`)
    await delay(50)
  }
  return (performance.now() - startedAt) / 1000
}

/**
 * Compares importing 200 links, from the request until a search finds all of them, with importing one link. Both wait equally long for
 * the next refresh of the index, so the difference is the cost of the links.
 */
export const benchImportLinks = async (admin: ProductClient): Promise<Result> => {
  const measure = async (makePasted: (label: string) => string, expected: number): Promise<number> => {
    const label = `bench${randomBytes(4).toString('hex')}`
    const startedAt = performance.now()
    await admin.post('/admin/v1/task/import_disk', { text: makePasted(label) })
    return secondsUntil(startedAt, async () => {
      // A random size avoids answers from the gateway's cache.
      const { envelope } = await admin.search(label, { page: 1, size: 1 + Math.floor(Math.random() * 50) })
      // An index that was just filled may refuse the first searches.
      return envelope.code === 200 && envelope.data.total >= expected
    })
  }
  const single = await measure((label) => shareLine(label, 0), 1)
  const all = await measure(makeText, links)
  return {
    name: `import of ${links} links until all are found`,
    measured: `${all.toFixed(2)} s`,
    reference: `one link ${single.toFixed(2)} s`,
    ratio: all / single,
  }
}

/** Imports a link. @returns its public id */
export const importLink = async (admin: ProductClient): Promise<string> => {
  const { envelope } = await admin.importText(shareLine(`bench${randomBytes(4).toString('hex')}`, 0))
  let docId = ''
  await secondsUntil(performance.now(), async () => {
    const ended = await admin.readEnded(envelope.data.task_no)
    docId = ended?.items[0]?.doc_id ?? ''
    return ended !== undefined
  })
  return docId
}
