/** Admins import one link each, wait for its progress, and search for its name until they find it. */
import { check, sleep } from 'k6'
import { Trend } from 'k6/metrics'
import { checkAnswer, dataOf, post } from '../site/calls.ts'
import { createLoadOptions, importFound, importLimits } from '../site/load.ts'
import { clearSite, prepareSite } from '../site/prepare.ts'
import type { PreparedSite } from '../site/prepare.ts'
import { listFinished, makeShare, postImport } from '../site/shares.ts'
import type { ImportReply } from '../site/shares.ts'

export const options = createLoadOptions({ limits: importLimits })

export const setup = prepareSite
export const teardown = clearSite

/** From the answered import to the search that finds the resource. */
const waited = new Trend(importFound, true)

const maxPolls = 60
const pollSeconds = 1

interface Hits {
  list: { disk_name: string }[]
}

const isFound = (name: string): boolean => {
  const hits = dataOf<Hits>(post('/v1/search/disk', { q: name }))
  return hits?.list.some(({ disk_name }) => disk_name.replace(/<\/?em>/g, '') === name) ?? false
}

/** Waits for the progress first, as the page does: searches for a name that no resource has are the slowest ones. */
export default ({ adminToken, batch }: PreparedSite): void => {
  const share = makeShare(batch)
  const answer = postImport(adminToken, [share])
  const reply = checkAnswer<ImportReply>('an import is accepted', answer, ({ accepted }) => accepted === 1)
  if (!reply) return
  const startedAt = Date.now()
  let hasEnded = false
  let found = false
  for (let polls = 0; !found && polls < maxPolls; polls++) {
    sleep(pollSeconds)
    hasEnded ||= listFinished(reply.task_no).length === 1
    found = hasEnded && isFound(share.name)
  }
  waited.add(Date.now() - startedAt)
  check(found, { 'an imported resource is found': (isThere) => isThere })
}
