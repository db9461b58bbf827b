import type { ImportRequested, LinkResolved, PayloadOf } from '@pandex/platform/events/catalog'
import type { Context } from '@pandex/platform/grpc/context'

/** A link as an import names it. `name_hint` is what the text around it says; empty when it says nothing. */
type RequestedShare = Pick<PayloadOf<typeof ImportRequested>, 'disk_type' | 'disk_id' | 'disk_pass' | 'name_hint'>

/** What is known of a share after asking. A name may be empty, and nothing here needs to be clean. */
export type ResolvedShare = Pick<
  PayloadOf<typeof LinkResolved>,
  'disk_name' | 'name_source' | 'files' | 'share_user' | 'share_user_id' | 'shared_time' | 'size' | 'health'
>

type Resolution =
  | { kind: 'resolved'; share: ResolvedShare }
  /** The drive says that there is nothing to store and that asking again is of no use. */
  | { kind: 'refused'; status: 'dead' | 'failed'; msg: string }

/**
 * Asks a drive about a share. Throws `unavailable` when the drive does not answer or is not to be asked now: the event
 * is then tried again later.
 */
export interface ShareProvider {
  resolve(share: RequestedShare, ctx: Context): Promise<Resolution>
}
