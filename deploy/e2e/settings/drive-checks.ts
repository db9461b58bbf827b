/** Asks simulated drives as the product does, and reads what it stores about them. */
import { randomBytes } from 'node:crypto'
import { createClient } from 'redis'
import type { DiskType } from '@pandex/contracts/share-link'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import type { SimulatedShare } from '../../simulators/drives/simulated-share.ts'
import type { Mode } from '../../simulators/drives/modes.ts'
import { unwrap } from '../harness/admin.ts'
import { query } from '../harness/stores.ts'
import type { SettingsSite } from './settings-site.ts'

/** Runs the test of a drive's settings. @returns its message */
export const testDrive = async ({ admin }: SettingsSite, part: string): Promise<string> =>
  (await unwrap(admin.post<{ message: string }>('/admin/v1/site_config/test', { name: `drive_basic.${part}` }))).message

const connectRedis = ({ product }: SettingsSite) => createClient({ url: product.engines.redisUrl }).connect()

const withPace = async <T>(
  site: SettingsSite,
  diskType: DiskType,
  use: (redis: Awaited<ReturnType<typeof connectRedis>>, key: string) => Promise<T>,
): Promise<T> => {
  const redis = await connectRedis(site)
  try {
    return await use(redis, `pandex:${site.product.namespace}:drive:pace:${diskType}`)
  } finally {
    redis.destroy()
  }
}

/** Lets a drive be asked at once, whatever it answered before. */
export const forgetPace = (site: SettingsSite, diskType: DiskType): Promise<void> =>
  withPace(site, diskType, async (redis, key) => void (await redis.del(key)))

/** Lets a drive answer again, and waits until no probe of an earlier group is running. */
export const settleDrive = async (site: SettingsSite, diskType: DiskType): Promise<void> => {
  site.drives.reset(diskType)
  const sql = 'select 1 from link_check where disk_type = $1 and leased_until > now()'
  await waitFor(async () => (await query(site.product, 'disk', sql, [diskType])).length === 0, 40_000)
  await forgetPace(site, diskType)
}

/** Milliseconds until a drive may be asked again after one question. */
export const pauseAfterQuestion = async (site: SettingsSite, diskType: DiskType): Promise<number> => {
  await forgetPace(site, diskType)
  await testDrive(site, diskType)
  return withPace(site, diskType, async (redis, key) => Number(await redis.hGet(key, 'next')) - Date.now())
}

export const makeShare = (more: Partial<SimulatedShare> = {}): SimulatedShare => ({
  disk_type: 'QUARK',
  disk_id: randomBytes(6).toString('hex'),
  disk_pass: '',
  title: '馆藏目录',
  files: [{ path: '目录.txt', size: 1_000 }],
  share_user: '馆员',
  share_user_id: '7002',
  shared_time: '2024-05-01T08:00:00Z',
  state: 'valid',
  ...more,
})

const textOf = (shares: readonly SimulatedShare[]): string =>
  shares.map(({ title, disk_id }) => `${title}\nhttps://pan.quark.cn/s/${disk_id}`).join('\n\n')

export const newLinks = (count: number): string => textOf(Array.from({ length: count }, () => makeShare()))

/** Imports new shares whose drive answers in the given way. @returns the number of the import */
export const importShares = async (
  { admin, drives }: SettingsSite,
  shares: readonly SimulatedShare[],
  mode: Mode = 'normal',
): Promise<string> => {
  for (const share of shares) {
    drives.put(share)
    drives.set(share.disk_type, mode, share.disk_id)
  }
  const input = { text: textOf(shares) }
  return (await unwrap(admin.post<{ task_no: string }>('/admin/v1/task/import_disk', input))).task_no
}

/** Seconds for which the product keeps the answer about a share, once there is one. */
export const readKeptSeconds = (site: SettingsSite, { disk_id }: SimulatedShare): Promise<number> =>
  waitFor(async () => {
    const sql = `select extract(epoch from stale_at - now())::int as seconds from link_check where disk_id = $1`
    const [row] = await query<{ seconds: number }>(site.product, 'disk', sql, [disk_id])
    return row && row.seconds > 5 && row.seconds
  }, 40_000)

/** Makes the next question about a share due. @param changes of its stored state, as SQL */
export const askAgain = async (
  { product }: SettingsSite,
  { disk_id }: SimulatedShare,
  changes = 'dead_times = 0',
): Promise<void> => {
  const sql = `update link_check set due_at = now(), stale_at = now(), priority = 0, ${changes}
    where disk_id = $1 and leased_until is null returning 1 as done`
  await waitFor(async () => (await query(product, 'disk', sql, [disk_id])).length === 1, 40_000)
}

/** How many shares of an import are handed to the drives. */
export const countHandedOut = async ({ product }: SettingsSite, taskNo: string): Promise<number> => {
  const sql = `select count(*)::int as handed from import_item item join import_task task on task.id = task_id
    where task_no = $1 and item.status = 'resolving'`
  return (await query<{ handed: number }>(product, 'task', sql, [taskNo]))[0]?.handed ?? 0
}

/** The month in Asia/Shanghai in which a kind of job runs next. */
export const readNextMonth = async ({ product }: SettingsSite, kind: string): Promise<number | undefined> => {
  const sql = `select extract(month from next_at at time zone 'Asia/Shanghai')::int as month,
    next_at > now() + interval '2 days' as late from job_schedule where kind = $1`
  const [row] = await query<{ month: number; late: boolean }>(product, 'task', sql, [kind])
  return row?.late ? row.month : undefined
}
