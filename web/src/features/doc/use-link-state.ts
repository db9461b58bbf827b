import type { Health } from '@pandex/contracts/enums'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNow } from '../../lib/browser/clock.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { parseTimeMs } from '../../lib/text/text-format.ts'
import { docInput, docSpec } from '../../shared/doc/api.ts'
import type { Doc } from '../../shared/doc/api.ts'

const spec = 'GET /v1/task/check'

/** How long a check result stays fresh, ms; a definite answer lasts longer than an unsure one. */
const freshMs = { answered: 6 * 3600_000, unsure: 30 * 60_000 }

const definiteResults: readonly string[] = ['valid', 'dead', 'password'] satisfies Health[]

/** Pauses between polls while a check is queued, ms; after the last one polling stops. */
const pollDelaysMs = [2_000, 5_000, 12_000]

/** Whether the result of the last check is recent, so that no new check is needed. */
export const isFresh = ({ health, checked_at }: Pick<Doc, 'health' | 'checked_at'>, nowMs: number): boolean =>
  nowMs - parseTimeMs(checked_at) < (definiteResults.includes(health) ? freshMs.answered : freshMs.unsure)

/** Pause after `polls` polls, ms; undefined when polling stops. */
export const pollDelayMs = (polls: number): number | undefined => pollDelaysMs[polls - 1]

export interface LinkState {
  health: string
  checkedAt: string
  isChecking: boolean
}

/**
 * Link state of the page's data. One call refreshes an old state, followed by up to three polls while a check is queued.
 * If the result differs, the resource is refetched once, because access may have changed too.
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
    // A failure is not retried, because visitors do not miss the result. Each opening of the page starts one call.
    retry: false,
    staleTime: 0,
    gcTime: 0,
    // Render after every poll, also if the data is equal, because polls are counted.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => (state.data?.queued && pollDelayMs(state.dataUpdateCount)) || false,
  })
  const isChanged = data !== undefined && !data.queued && data.status !== health
  useEffect(() => {
    if (isChanged) void client.invalidateQueries({ queryKey: [docSpec, docInput(doc_id)] })
  }, [client, doc_id, isChanged])
  if (!data) return { health, checkedAt: doc.checked_at, isChecking: false }
  // No poll follows the last one, so a check that is still queued no longer counts as running.
  const isWaiting = pollDelayMs(client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0) !== undefined
  return { health: data.status, checkedAt: data.checked_at, isChecking: data.queued && isWaiting }
}
