import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isMissing } from '../../lib/api/api.ts'
import type { ApiOutput } from '../../lib/api/api.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { countOpen, pollDelayMs } from './import-rules.ts'

interface ImportProgressState {
  progress: ApiOutput<'GET /v1/task/progress'> | undefined
  error: unknown
  isDone: boolean
  /** Polling stopped although items are still open. */
  hasPaused: boolean
  resumePolling: () => void
}

const isListing = (spec: string): boolean =>
  ['POST /v1/search/disk', 'GET /v1/disk/latest', 'GET /v1/disk/hot'].includes(spec)

/** Polls with growing pauses until no item is open or the maximum is reached; a background tab does not poll. */
export const useImportProgress = (taskNo: string): ImportProgressState => {
  const client = useQueryClient()
  const call = queryOf('GET /v1/task/progress', { task_no: taskNo })
  const updatesOf = (): number => {
    const state = client.getQueryState(call.queryKey)
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
  }
  // Polls are counted from here, so that a dialog that opens again polls as often again.
  const [updatesBefore, setUpdatesBefore] = useState(updatesOf)
  const delayMs = pollDelayMs(Math.max(0, updatesOf() - updatesBefore))
  const query = useQuery({
    ...call,
    staleTime: 0,
    // Render after every poll, also if the data is equal, because polls are counted.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => {
      const isOpen = state.data ? countOpen(state.data.counts) > 0 : !state.error || !isMissing(state.error)
      return (isOpen && pollDelayMs(updatesOf() - updatesBefore)) || false
    },
  })
  const isDone = query.data !== undefined && countOpen(query.data.counts) === 0
  useEffect(() => {
    // Cached lists lack the new resources.
    if (isDone) void client.invalidateQueries({ predicate: ({ queryKey: [spec] }) => isListing(String(spec)) })
  }, [isDone, client])
  return {
    progress: query.data,
    error: query.error,
    isDone,
    hasPaused: !isDone && delayMs === undefined,
    resumePolling: () => {
      setUpdatesBefore(updatesOf())
      void query.refetch()
    },
  }
}
