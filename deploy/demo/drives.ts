/** Fills the simulated drives of a local site with the shares of the posts. */
import { cancelledShares, unreadableShares } from './shares/special-shares.ts'
import { simulateShare } from './shares/simulate-share.ts'
import type { PreviewItem } from './site-client.ts'

export interface DemoDrives {
  /** Call before the import. */
  fill(items: readonly PreviewItem[]): Promise<void>
  /** Cancels some shares. Call after the import. */
  cancelSome(): Promise<void>
}

export const openDemoDrives = (control: string): DemoDrives => {
  const simulated = new Map<string, ReturnType<typeof simulateShare>>()
  const put = async (call: string, body: unknown): Promise<void> => {
    const response = await fetch(`${control}${call}`, { method: 'PUT', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`the simulated drives answer ${response.status}: ${await response.text()}`)
  }
  return {
    fill: async (items) => {
      const nowMs = Date.now()
      const shares = items.map((item) => simulateShare(item, nowMs))
      for (const share of shares) simulated.set(share.disk_id, share)
      await put('/shares', shares)
      for (const { disk_type, disk_id } of shares.filter((share) => unreadableShares.includes(share.disk_id)))
        await put('/mode', { disk_type, disk_id, mode: 'garbage' })
    },
    cancelSome: async () => {
      const cancelled = cancelledShares.flatMap((id) => simulated.get(id) ?? [])
      await put(
        '/shares',
        cancelled.map((share) => ({ ...share, state: 'cancelled' })),
      )
    },
  }
}
