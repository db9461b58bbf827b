import { useQuery } from '@tanstack/react-query'
import { accountQueryOf } from '../../lib/session/account.ts'
import { api } from '../../lib/api/api.ts'
import type { CallApi } from '../../lib/api/api.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { previousPage } from '../../lib/browser/previous-page.ts'
import { useSession } from '../../lib/session/session.ts'
import { docInput, docOf, docSpec } from '../../shared/doc/api.ts'
import type { Doc } from '../../shared/doc/api.ts'

type DocView =
  | { state: 'pending' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** `isChecking`: the anonymous answer was a refusal, and the visitor's own answer is loading. */
  | { state: 'loaded'; doc: Doc; isChecking: boolean }

/** Names the page before, as a page load does: a visit from a search is a click on one of its hits. */
const callFromPage: CallApi = (spec, input) => api(spec, input, previousPage())

const minPollMs = 3_000
const maxPolls = 4

interface DocQuery {
  state: { data?: Doc | undefined; error: unknown; dataUpdateCount: number; errorUpdateCount: number }
}

/** Polls with growing pauses, at most `maxPolls` times, while the related resources are pending. */
const relatedPolling = {
  refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }: DocQuery) => {
    const polls = dataUpdateCount + errorUpdateCount - 1
    return docOf({ data, error })?.related_pending && polls < maxPolls && minPollMs * 2 ** polls
  },
}

/**
 * The page arrives with the anonymous answer; a logged-in visitor calls only if it is missing, refused or incomplete.
 * The visitor's own answer is keyed by the session and ends with it.
 */
export const useDoc = (docId: string): DocView => {
  const token = useSession()?.token
  const input = docInput(docId)
  const shared = useQuery({ ...queryOf(docSpec, input, callFromPage), ...relatedPolling, enabled: token === undefined })
  const sharedDoc = docOf({ data: shared.data, error: shared.error })
  const isRefused = Boolean(sharedDoc?.policy?.refusal)
  const own = useQuery({
    ...accountQueryOf(docSpec, input, token, callFromPage),
    ...relatedPolling,
    enabled: token !== undefined && (!sharedDoc || isRefused || sharedDoc.related_pending === true),
    // Membership, points and purchases change on other pages.
    staleTime: 0,
    retryOnMount: true,
  })
  const ownDoc = token === undefined ? undefined : docOf({ data: own.data, error: own.error })
  const doc = ownDoc ?? sharedDoc
  if (doc) return { state: 'loaded', doc, isChecking: !ownDoc && token !== undefined && isRefused && !own.isError }
  const error = own.error ?? shared.error
  if (!error) return { state: 'pending' }
  return { state: 'failed', error, retry: () => void (token === undefined ? shared : own).refetch() }
}
