import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { useRefreshList } from '../../kit/list/use-list.ts'
import { jobList } from '../../shared/job-kinds.ts'
import type { Job } from '../../shared/job-kinds.ts'

/** More than the number of kinds; each has at most one open job. */
const size = 20

const minuteMs = 60_000

/** Polling intervals, by the time since the set of open jobs last changed, ms. */
const pollIntervals = [
  { untilMs: 5 * minuteMs, intervalMs: 2_000 },
  { untilMs: 60 * minuteMs, intervalMs: 5_000 },
  { untilMs: 8 * 60 * minuteMs, intervalMs: 15_000 },
]

/** Undefined: stop polling, because the page is probably unattended. */
export const pollIntervalMs = (watchedMs: number): number | undefined =>
  pollIntervals.find(({ untilMs }) => watchedMs < untilMs)?.intervalMs

export interface OpenJobs {
  list: readonly Job[]
  updatedAtMs: number
}

const queryKey = [jobList, 'open'] as const

interface OpenJobsSnapshot {
  list: readonly Job[]
  /** When this set of jobs was first seen, ms. */
  sinceMs: number
}

const idsOf = (list: readonly Job[]): string => list.map(({ id }) => id).join(' ')

/** Polls the open jobs while there are any and the page is visible. When a job starts or ends, refetches all other job queries. */
export const useOpenJobs = (): OpenJobs => {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: async (): Promise<OpenJobsSnapshot> => {
      const { list } = await api(jobList, { status: 'open', size })
      const before = client.getQueryData<OpenJobsSnapshot>(queryKey)
      return { list, sinceMs: before && idsOf(before.list) === idsOf(list) ? before.sinceMs : Date.now() }
    },
    staleTime: 0,
    refetchInterval: ({ state: { data: snapshot } }) =>
      (snapshot && snapshot.list.length > 0 && pollIntervalMs(Date.now() - snapshot.sinceMs)) || false,
  })
  const refresh = useRefreshList()
  const lastSinceMs = useRef<number>(undefined)
  const sinceMs = data?.sinceMs
  useEffect(() => {
    if (lastSinceMs.current !== undefined && lastSinceMs.current !== sinceMs) void refresh(jobList)
    lastSinceMs.current = sinceMs
  }, [sinceMs, refresh])
  const nowMs = useNow()
  return { list: data?.list ?? [], updatedAtMs: dataUpdatedAt || nowMs }
}
