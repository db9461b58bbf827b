import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import type { ApiInput } from '../../lib/api/api.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { searchInput } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import type { SearchReply } from './api.ts'
import { readSearchRequirement, readPassphrase } from './refusals.ts'

const spec = 'POST /v1/search/disk'

type Input = ApiInput<typeof spec>

/** Proof for further pages. It is not part of the query key, so that the server-rendered reply is found. */
const proofOf = (policy: string, input: Input): Partial<Input> => {
  const passphrase = policy === 'wechat' ? readPassphrase() : ''
  return passphrase && input.page !== 1 ? { adv_params: { wechat_pwd: passphrase } } : {}
}

export const useSearch = (state: SearchState, isEnabled: boolean) => {
  const { search } = useSite()
  const client = useQueryClient()
  const token = useSession()?.token
  const input = searchInput(state, search.pageSize)
  const { queryKey } = queryOf(spec, input)
  const fetchReply = async (more: Partial<Input> = {}): Promise<SearchReply> =>
    api(spec, { ...input, ...proofOf(search.policy.kind, input), ...more })
  const query = useQuery({
    queryKey,
    queryFn: () => fetchReply(),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  const { refetch } = query
  const requirement = readSearchRequirement(query.error)
  // The server renders anonymously: the visitor's session or passphrase may open a page that was refused.
  const canRetry =
    (requirement !== undefined && token !== undefined) || (requirement === 'passphrase' && readPassphrase() !== '')
  // Once per page and session: a refetch removes the refusal temporarily, and its return must not start another refetch.
  const lastRetryKey = useRef('')
  const retryKey = JSON.stringify([queryKey, token])
  useEffect(() => {
    if (!canRetry || lastRetryKey.current === retryKey) return
    lastRetryKey.current = retryKey
    void refetch()
  }, [canRetry, retryKey, refetch])
  const firstPage = client.getQueryData<SearchReply>(
    queryOf(spec, searchInput({ ...state, page: 1, cursor: '' }, search.pageSize)).queryKey,
  )
  const counted = query.data?.facets ?? firstPage?.facets
  const [lastCounted, setLastCounted] = useState(counted)
  if (counted && counted !== lastCounted) setLastCounted(counted)
  return {
    ...query,
    requirement,
    /**
     * Further pages use the counts of the first one if it was loaded. While a search loads, the last counts stay,
     * so that the groups keep their shape.
     */
    facets: counted ?? (query.isPlaceholderData || query.isPending ? lastCounted : undefined),
    /** Repeats the search with a passphrase or consent to pay; throws the failure. */
    retryWith: async (more: Partial<Input>): Promise<void> => {
      client.setQueryData(queryKey, await fetchReply(more))
    },
  }
}
