import { useQuery } from '@tanstack/react-query'
import { ownQueryOf } from '../../lib/account.ts'
import { queryOf } from '../../lib/queries.ts'
import { useSession } from '../../lib/session.ts'
import { docInput, docOf, docSpec } from './api.ts'
import type { Doc } from './api.ts'

type DocView =
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** `isChecking`: what a stranger is refused may be open to who is here; the answer is on its way. */
  | { state: 'known'; doc: Doc; isChecking: boolean }

const minPollMs = 3_000
const maxPolls = 4

interface DocQuery {
  state: { data?: Doc | undefined; error: unknown; dataUpdateCount: number; errorUpdateCount: number }
}

/** Asks again, less and less often and a few times only, while the answer came without the resources related to it. */
const untilRelated = {
  refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }: DocQuery) => {
    const polls = dataUpdateCount + errorUpdateCount - 1
    return docOf({ data, error })?.related_pending && polls < maxPolls && minPollMs * 2 ** polls
  },
}

/**
 * A resource as its visitor may see it. The page arrives as strangers see it; who is logged in asks once for himself, and
 * only where a stranger was refused something. The own answer is filed under the session: it ends with it.
 */
export const useDoc = (docId: string): DocView => {
  const token = useSession()?.token
  const input = docInput(docId)
  const shared = useQuery({ ...queryOf(docSpec, input), ...untilRelated, enabled: token === undefined })
  const sharedDoc = docOf({ data: shared.data, error: shared.error })
  const isRefused = Boolean(sharedDoc?.policy?.refusal)
  const own = useQuery({
    ...ownQueryOf(docSpec, input, token),
    ...untilRelated,
    enabled: token !== undefined && (!sharedDoc || isRefused || sharedDoc.related_pending === true),
    // Membership, points and purchases change elsewhere.
    staleTime: 0,
    retryOnMount: true,
  })
  const ownDoc = token === undefined ? undefined : docOf({ data: own.data, error: own.error })
  const doc = ownDoc ?? sharedDoc
  if (doc) return { state: 'known', doc, isChecking: !ownDoc && token !== undefined && isRefused && !own.isError }
  const error = own.error ?? shared.error
  if (!error) return { state: 'waiting' }
  return { state: 'failed', error, retry: () => void (token === undefined ? shared : own).refetch() }
}
