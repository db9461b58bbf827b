import { ImportFailed, ImportRequested, LinkResolved } from '@pandex/platform/events/catalog'
import type { PayloadOf } from '@pandex/platform/events/catalog'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { ResolvedShare, ShareProvider } from '../clients/providers/share-provider.ts'
import { cleanFiles, cleanLine, maxNameLength } from '../domain/clean-text.ts'
import { placeholderName } from '../domain/placeholder-name.ts'

export interface ImportRequestedDeps {
  provider: ShareProvider
  clock: () => Date
}

type Requested = PayloadOf<typeof ImportRequested>

const nameOf = (requested: Requested, share: ResolvedShare): Pick<ResolvedShare, 'disk_name' | 'name_source'> => {
  const name = cleanLine(share.disk_name, maxNameLength)
  if (name !== '') return { disk_name: name, name_source: share.name_source }
  return { disk_name: placeholderName(requested.disk_type, requested.disk_id), name_source: 'placeholder' }
}

/** Outside text is cleaned once, here: everything behind this event may trust it. */
const cleanShare = (requested: Requested, share: ResolvedShare): ResolvedShare => ({
  ...share,
  ...nameOf(requested, share),
  files: cleanFiles(share.files),
  share_user: cleanLine(share.share_user, maxNameLength),
  share_user_id: cleanLine(share.share_user_id, maxNameLength),
})

/** Somebody wants a link in the site: asks its drive, outside of any transaction, and tells what came out. */
export const onImportRequested = ({ provider, clock }: ImportRequestedDeps): Subscription =>
  onEvent(ImportRequested, {
    prepare: async (requested, ctx) => ({
      resolution: await provider.resolve(requested, ctx),
      resolvedAt: clock().toISOString(),
    }),
    apply: async (trx, requested, _ctx, { resolution, resolvedAt }) => {
      if (resolution.kind === 'refused') {
        const { status, msg } = resolution
        return addToOutbox(trx, ImportFailed, { ...requested, status, msg })
      }
      const share = cleanShare(requested, resolution.share)
      return addToOutbox(trx, LinkResolved, { ...requested, ...share, resolved_at: resolvedAt })
    },
  })
