import type { SimulatedShare } from '../../simulators/drives/simulated-share.ts'
import type { PreviewItem } from '../site-client.ts'
import { lockedShares } from './special-shares.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { generateFiles } from './share-files.ts'

const sharers = 60
const dayMs = 86_400_000
/** Most shares are young; the oldest are about four years old. */
const maxAgeDays = 1_500

const sharedTime = (random: Random, nowMs: number): string =>
  new Date(nowMs - random.next() ** 2.5 * maxAgeDays * dayMs - random.between(1, 20) * 3_600_000).toISOString()

export const simulateShare = (
  { disk_type, disk_id, disk_pass, disk_name }: PreviewItem,
  nowMs: number,
): Omit<SimulatedShare, 'state'> => {
  const random = createRandom(`${disk_type}/${disk_id}`)
  const sharer = random.between(1, sharers)
  const title = disk_name || '未命名的分享'
  return {
    disk_type,
    disk_id,
    disk_pass: lockedShares[disk_id] ?? disk_pass,
    title,
    files: generateFiles(disk_id, title, random),
    share_user: `分享者${sharer}`,
    share_user_id: `u${sharer}`,
    shared_time: sharedTime(random, nowMs),
  }
}
