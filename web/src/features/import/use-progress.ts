import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isMissing } from '../../lib/api.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { queryOf } from '../../lib/queries.ts'
import { countOpen, pollDelayMs } from './rules.ts'

interface ImportProgressState {
  progress: ApiOutput<'GET /v1/task/progress'> | undefined
  error: unknown
  /** Nothing changes by itself any more. */
  isDone: boolean
  /** It was looked at often enough; something is still open. */
  hasPaused: boolean
  lookAgain: () => void
}

const isListing = (spec: string): boolean =>
  ['POST /v1/search/disk', 'GET /v1/disk/latest', 'GET /v1/disk/hot'].includes(spec)

/**
 * How far an import is, looked at again and again, less and less often, until all of its links have come to rest or it has
 * been looked at for long enough. A tab in the background does not look.
 */
export const useImportProgress = (taskNo: string): ImportProgressState => {
  const client = useQueryClient()
  const call = queryOf('GET /v1/task/progress', { task_no: taskNo })
  const updatesOf = (): number => {
    const state = client.getQueryState(call.queryKey)
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
  }
  // An import that was looked at before is looked at as often again.
  const [updatesBefore, setUpdatesBefore] = useState(updatesOf)
  const delayMs = pollDelayMs(Math.max(0, updatesOf() - updatesBefore))
  const query = useQuery({
    ...call,
    staleTime: 0,
    // A look that finds nothing new counts, too.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => {
      const isOpen = state.data ? countOpen(state.data.counts) > 0 : !state.error || !isMissing(state.error)
      return (isOpen && pollDelayMs(updatesOf() - updatesBefore)) || false
    },
  })
  const isDone = query.data !== undefined && countOpen(query.data.counts) === 0
  useEffect(() => {
    // What was cached knows nothing of the new resources.
    if (isDone) void client.invalidateQueries({ predicate: ({ queryKey: [spec] }) => isListing(String(spec)) })
  }, [isDone, client])
  return {
    progress: query.data,
    error: query.error,
    isDone,
    hasPaused: !isDone && delayMs === undefined,
    lookAgain: () => {
      setUpdatesBefore(updatesOf())
      void query.refetch()
    },
  }
}
