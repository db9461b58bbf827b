import { peerSilenceMs } from '@pandex/platform/process/config'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { ownContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import type { VisibleDoc } from '../domain/hits/visible-hits.ts'

export interface VisibleDocs {
  /**
   * Returns the resources that visitors may see now, by `doc_id`, from the disk service's database: the index may lag.
   * @returns undefined when the disk service does not answer: then no link may be shown
   */
  find(docIds: readonly string[], ctx: Context): Promise<ReadonlyMap<string, VisibleDoc> | undefined>
}

const maxWaitMs = peerSilenceMs(700)

/** Pause after a failed call, so that not every search waits for the disk service. */
const pauseMs = 1_000

export const createVisibleDocs = (
  disk: Pick<ClientOf<DiskServiceDefinition>, 'FindVisible'>,
  log: Logger,
): VisibleDocs => {
  let pausedUntilMs = 0
  return {
    find: async (docIds, ctx) => {
      if (docIds.length === 0) return new Map()
      if (performance.now() < pausedUntilMs) return undefined
      try {
        const { list } = await disk.FindVisible({ doc_ids: [...new Set(docIds)] }, ownContext(ctx, maxWaitMs))
        return new Map(list.map(({ doc_id, policy, ...doc }) => [doc_id, { ...doc, kind: policy }]))
      } catch (error) {
        pausedUntilMs = performance.now() + pauseMs
        log.warn({ err: error }, 'visibility: disk service did not answer, hiding links')
        return undefined
      }
    },
  }
}
