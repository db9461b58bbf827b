import { setTimeout as delay } from 'node:timers/promises'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { makeWord } from '../../e2e/fixtures/shares.ts'
import { unwrap } from '../../e2e/harness/admin.ts'
import { kubectl } from '../commands.ts'
import { listReadyPods, waitForPods } from '../release.ts'
import { clientAt } from '../site.ts'
import { query } from '../stores.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

/** An admin may send 600 requests per minute. */
const pauseMs = 500

interface Doc {
  id: number
  docId: string
  /** The last name that the site accepted. */
  name: string
  changes: number
}

/** Every pod of disk relays events, one at a time: each is killed while resources are renamed, and the last name must win. */
export const relays: Check = {
  name: 'relays',
  run: async () => {
    const { url, admin, docIds } = await useSite()
    const docs = await Promise.all(
      docIds.slice(0, 3).map(async (docId): Promise<Doc> => {
        const { id, disk_name: name } = await unwrap(
          admin.get<{ id: number; disk_name: string }>(`/v1/disk/doc/${docId}`),
        )
        return { id, docId, name, changes: 0 }
      }),
    )
    const stopping = new AbortController()
    const rename = async (doc: Doc): Promise<void> => {
      while (!stopping.signal.aborted) {
        const name = `${makeWord()} ${makeWord()}`
        // Repeated until the site accepts it: the answer of a killed pod is lost.
        await waitFor(async () => {
          const answer = await admin.post('/admin/v1/disk/update_partial', { id: doc.id, disk_name: name })
          if (answer.envelope.code === 200) return true
          await delay(pauseMs)
          throw new Error(`refused with ${answer.envelope.code}: ${answer.envelope.msg}`)
        })
        doc.name = name
        doc.changes += 1
        await delay(pauseMs)
      }
    }
    const renaming = Promise.all(docs.map(rename))
    renaming.catch(() => undefined)
    const pods = await listReadyPods('disk')
    try {
      for (const pod of pods) {
        await delay(2_000)
        await kubectl('delete', 'pod', pod.name, '--grace-period=0', '--force')
        await waitForPods('disk', pods.length)
      }
      await delay(2_000)
    } finally {
      stopping.abort()
    }
    await renaming
    const unsent = 'select count(*)::int as rows from outbox where published_at is null'
    await waitFor(async () => (await query<{ rows: number }>('disk', unsent))[0]?.rows === 0, 60_000)
    const isLast = async ({ docId, name }: Doc): Promise<boolean> => {
      const { list } = await unwrap(clientAt(url).search(name))
      // Hits mark the words of the search.
      return list.some((hit) => hit.doc_id === docId && hit.disk_name.replaceAll(/<\/?em>/g, '') === name)
    }
    for (const doc of docs)
      await waitFor(async () => {
        await delay(300)
        return isLast(doc)
      }, 120_000)
    // Longer than an older event would need.
    await delay(3_000)
    for (const doc of docs) expect(await isLast(doc), `an older name than ${doc.name} of ${doc.docId} came last`)
    const changes = docs.reduce((sum, doc) => sum + doc.changes, 0)
    return `${changes} changes of ${docs.length} resources while ${pods.length} relays were killed: the last one of each is found`
  },
}
