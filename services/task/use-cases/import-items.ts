import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { ParsedText } from '@pandex/share-text/parse-links'
import type { NameBans } from '../clients/bans.ts'
import { findKnownShares } from '../clients/known-shares.ts'
import type { Share } from '../clients/known-shares.ts'
import { createExcerpts } from '../domain/excerpt.ts'
import { bannedMessage } from '../domain/item-messages.ts'
import type { NewItem } from '../repositories/import-tasks.ts'

/** Maximum part of an import's deadline for the lookup of known shares. */
const lookupTimeoutMs = 1_000

/** Known shares only affect the summary counts; the import continues without them. */
export const findKnownIfPossible = async (
  disk: Pick<ClientOf<DiskServiceDefinition>, 'FindKnown'>,
  links: readonly Share[],
  ctx: Context,
): Promise<ReadonlySet<string>> => {
  const deadlineMs = Math.min(ctx.deadlineMs, Date.now() + lookupTimeoutMs)
  return findKnownShares(disk, links, { ...ctx, deadlineMs }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'import: lookup of known shares failed, importing without it')
    return new Set()
  })
}

interface ItemOptions {
  needsReview: boolean
  isBanned: NameBans
  /** Line number of the text's first line in the whole file, from 1. */
  firstLine?: number
}

export const toItems = (
  text: string,
  { links }: ParsedText,
  { needsReview, isBanned, firstLine = 1 }: ItemOptions,
): NewItem[] => {
  const excerptAt = createExcerpts(text)
  const open = needsReview ? 'review' : 'pending'
  return links.map(({ line, disk_type, disk_id, disk_pass, disk_name }) => {
    const banned = disk_name !== null && isBanned(disk_name)
    return {
      line: line + firstLine - 1,
      disk_type,
      disk_id,
      disk_pass,
      disk_name: disk_name ?? '',
      excerpt: excerptAt(line, disk_id),
      status: banned ? 'banned' : open,
      msg: banned ? bannedMessage : '',
    }
  })
}
