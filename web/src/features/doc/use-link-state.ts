import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNow } from '../../lib/clock.ts'
import { queryOf } from '../../lib/queries.ts'
import { useSite } from '../../lib/site.ts'
import { parseTimeMs } from '../../lib/text-format.ts'
import { docInput, docSpec } from './api.ts'
import type { Doc } from './api.ts'

const spec = 'GET /v1/task/check'

/** How long what a drive said is not asked about again, ms: an answer lasts longer than a silence. */
const freshMs = { answered: 6 * 3600_000, unsure: 30 * 60_000 }

const answers: readonly string[] = ['valid', 'dead', 'password']

/** Pauses until the next look while a drive is going to be asked, ms; after the last one the page lets it be. */
const pausesMs = [2_000, 5_000, 12_000]

/** Whether what is known of a link is young enough to be shown as it is. */
export const isFresh = ({ health, checked_at }: Pick<Doc, 'health' | 'checked_at'>, nowMs: number): boolean =>
  nowMs - parseTimeMs(checked_at) < (answers.includes(health) ? freshMs.answered : freshMs.unsure)

/** Until the next look; undefined for no more. `looks` is how many there were. */
export const pauseAfter = (looks: number): number | undefined => pausesMs[looks - 1]

export interface LinkState {
  health: string
  checkedAt: string
  /** Its drive is being asked. */
  isChecking: boolean
}

/**
 * What is known of a resource's link: at first what the page came with, then, where that is too old, what the site says, which
 * asks the link's drive again. One call after the page is there, and at most three more while the drive is asked and somebody looks.
 * An answer that changes what is known also changes what may be shown: the resource is fetched again, once.
 */
export const useLinkState = (doc: Doc): LinkState => {
  const { checksOnOpen } = useSite().doc
  const nowMs = useNow()
  const client = useQueryClient()
  const { doc_id, health } = doc
  const query = queryOf(spec, { doc_id })
  const { data } = useQuery({
    ...query,
    enabled: checksOnOpen && !isFresh(doc, nowMs),
    // Nobody misses it where it fails, and each opening of the page is worth one question.
    retry: false,
    staleTime: 0,
    gcTime: 0,
    // An answer that says the same once more is a look, too.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => (state.data?.queued && pauseAfter(state.dataUpdateCount)) || false,
  })
  const isChanged = data !== undefined && !data.queued && data.status !== health
  useEffect(() => {
    if (isChanged) void client.invalidateQueries({ queryKey: [docSpec, docInput(doc_id)] })
  }, [client, doc_id, isChanged])
  if (!data) return { health, checkedAt: doc.checked_at, isChecking: false }
  // After the last look nothing on the page would ever end the checking.
  const isWaiting = pauseAfter(client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0) !== undefined
  return { health: data.status, checkedAt: data.checked_at, isChecking: data.queued && isWaiting }
}
