import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../lib/api.ts'
import { useNow } from '../../../lib/clock.ts'
import { useRefreshList } from '../../kit/use-list.ts'
import { jobList } from './kinds.ts'
import type { Job } from './kinds.ts'

/** More than there are kinds, of each of which one is open at most. */
const size = 20

const minuteMs = 60_000

/** Between looks at jobs that are being done, by how long nothing but their figures has changed, ms. */
const paces = [
  { untilMs: 5 * minuteMs, everyMs: 2_000 },
  { untilMs: 60 * minuteMs, everyMs: 5_000 },
  { untilMs: 8 * 60 * minuteMs, everyMs: 15_000 },
]

/** Until the next look; undefined for no more: a page that somebody forgot about lets it be. */
export const pauseAt = (watchedMs: number): number | undefined =>
  paces.find(({ untilMs }) => watchedMs < untilMs)?.everyMs

export interface OpenJobs {
  /** As they were at the last look. */
  list: readonly Job[]
  /** When that was, ms: what durations are counted to. */
  seenMs: number
}

const queryKey = [jobList, 'open'] as const

interface Look {
  list: readonly Job[]
  /** When these were first the ones, ms. */
  sinceMs: number
}

const idsOf = (list: readonly Job[]): string => list.map(({ id }) => id).join(' ')

/**
 * The jobs that have not ended, asked for again and again as long as there are any and the page is looked at. When one begins or
 * ends, everything else that shows jobs is asked for, too.
 */
export const useOpenJobs = (): OpenJobs => {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: async (): Promise<Look> => {
      const { list } = await api(jobList, { status: 'open', size })
      const before = client.getQueryData<Look>(queryKey)
      return { list, sinceMs: before && idsOf(before.list) === idsOf(list) ? before.sinceMs : Date.now() }
    },
    staleTime: 0,
    refetchInterval: ({ state: { data: look } }) =>
      (look && look.list.length > 0 && pauseAt(Date.now() - look.sinceMs)) || false,
  })
  const refresh = useRefreshList()
  const known = useRef<number>(undefined)
  const sinceMs = data?.sinceMs
  useEffect(() => {
    if (known.current !== undefined && known.current !== sinceMs) void refresh(jobList)
    known.current = sinceMs
  }, [sinceMs, refresh])
  const nowMs = useNow()
  return { list: data?.list ?? [], seenMs: dataUpdatedAt || nowMs }
}
