import { statfs } from 'node:fs/promises'
import { readBacklog } from '../events/backlog.ts'
import type { ServiceStatus__Output as ServiceStatus } from '../gen/pandex/common/v1/ServiceStatus.ts'
import type { Context } from '../grpc/context.ts'
import { requireAdmin } from '../grpc/require-identity.ts'

export interface ProcessState {
  /** Of the running code; empty if unknown. */
  version: string
  startedAt: Date
  /** Names of the resources that are not ready. */
  findUnready: () => Promise<string[]>
}

let state: ProcessState = { version: '', startedAt: new Date(), findUnready: async () => [] }

/** Called once per process, by `runService`. */
export const setProcessState = (given: ProcessState): void => {
  state = given
}

/** Creates the handler of `GetServiceStatus`. */
export const statusHandlers = (service: string) => ({
  GetServiceStatus: async (_: unknown, ctx: Context): Promise<ServiceStatus> => {
    requireAdmin(ctx, service)
    const [unready, disk] = await Promise.all([state.findUnready(), statfs(process.cwd())])
    const backlog = readBacklog()
    return {
      version: state.version,
      started_at: state.startedAt.toISOString(),
      unready,
      ...(backlog && { waiting_events: backlog.waiting, dead_letters: backlog.deadLetters }),
      disk_free: disk.bavail * disk.bsize,
      disk_total: disk.blocks * disk.bsize,
    }
  },
})
