import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import { resolveAccessPolicy, resolveCategoryPolicies } from '@pandex/contracts/access-policy'
import type { SitePolicy } from '@pandex/contracts/access-policy'
import type { DiskSaved } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { unavailableError, AppError } from '@pandex/platform/errors'
import type { Category__Output as Category } from '@pandex/platform/gen/pandex/disk/v1/Category'
import type { DiskVersion__Output as DiskVersion } from '@pandex/platform/gen/pandex/disk/v1/DiskVersion'
import type { ShareRef__Output as ShareRef } from '@pandex/platform/gen/pandex/disk/v1/ShareRef'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startFakeService, testSecret } from '@pandex/platform/testing/service-harness'
import type { SiteRules } from '../clients/site-config.ts'

type SavedDisk = PayloadOf<typeof DiskSaved>

const openSite = (): SiteRules => ({
  search_basic: { ...defaultSetting('search_basic'), hot_min_networks: 1 },
  search_show: defaultSetting('search_show'),
  search_text: { ...defaultSetting('search_text'), refused: '换个词吧' },
  user_search: defaultSetting('user_search'),
  wechat_pwd: { ...defaultSetting('wechat_pwd'), tip: '关注公众号' },
  drive_basic: defaultSetting('drive_basic'),
})

const openDocs: SitePolicy = { policy: 'none', cost_coin: 1, mine_only: false }

const initialState = () => ({
  rules: openSite(),
  lists: {} as Record<string, string[]>,
  categories: [] as Partial<Category>[],
  docPolicy: { ...openDocs },
  versions: [] as DiskVersion[],
  /** Payloads of `disk.saved.v1`, as `ListSaved` returns them. */
  saved: [] as { id: number }[],
  resent: [] as ShareRef[],
  away: new Set<'config' | 'disk' | 'user'>(),
  balances: new Map<number, number>(),
  /** Points by account, reason and reference. */
  spent: new Map<string, number>(),
  docsNow: new Map<string, CurrentDoc>(),
})

const categoryWith = (fields: Partial<Category>): Category => ({
  id: 1,
  pid: 0,
  name: '',
  description: '',
  item_order: 0,
  create_time: '',
  update_time: '',
  policy: '',
  cost_coin: 0,
  disk_count: 0,
  child_count: 0,
  ...fields,
})

/** State in the database where it differs from the index; null when visitors may not see the resource. */
export type CurrentDoc = Partial<SavedDisk> | null

/** Fakes of the config, disk and user services, with the state that tests set. */
export const startFakeServices = async () => {
  /** Resources of which events were sent. */
  const savedDisks = new Map<string, SavedDisk>()
  const site = {
    ...initialState(),
    tell: (disks: SavedDisk[]): void => disks.forEach((disk) => savedDisks.set(disk.doc_id, disk)),
    onResend: async (_shares: ShareRef[]): Promise<void> => {},
    /** Called after `ListSaved` read a page, before it returns. */
    onListSaved: async (): Promise<void> => {},
  }
  const orUnavailable = (who: 'config' | 'disk' | 'user'): void => {
    if (site.away.has(who)) throw unavailableError()
  }
  const config = await startFakeService(protos.config, {
    ListAll: async () => {
      orUnavailable('config')
      const values = Object.entries(site.rules).map(([name, value]) => [name, JSON.stringify(value)])
      return { values: Object.fromEntries(values) as Record<string, string> }
    },
    AddDataValues: async ({ type, values }, ctx) => {
      requireAdmin(ctx, 'config')
      const known = site.lists[type] ?? []
      const news = values.filter((value) => !known.includes(value))
      site.lists[type] = [...known, ...news]
      return { added: news.length, known: values.length - news.length }
    },
    GetDataLists: async ({ types }) => {
      orUnavailable('config')
      return { lists: Object.fromEntries(types.map((type) => [type, { values: site.lists[type] ?? [] }])) }
    },
  })
  const disk = await startFakeService(protos.disk, {
    FindVisible: async ({ doc_ids }) => {
      orUnavailable('disk')
      const rules = resolveCategoryPolicies(site.categories.map(categoryWith))
      const list = doc_ids.flatMap((doc_id) => {
        const now = site.docsNow.get(doc_id)
        const disk = savedDisks.get(doc_id)
        if (!disk || now === null) return []
        const { enabled, health, status, checked_at, cost_coin, ...doc } = { ...disk, ...now }
        if (!enabled || health === 'dead') return []
        const policy = resolveAccessPolicy({ ...doc, cost_coin }, rules.get(doc.cate_id), site.docPolicy)
        return [{ doc_id, policy: policy.kind, cost_coin: policy.cost_coin, status, health, checked_at }]
      })
      return { list }
    },
    ListVersions: async ({ after_id, size }) => {
      orUnavailable('disk')
      const behind = site.versions.toSorted((a, b) => a.id - b.id).filter(({ id }) => id > Number(after_id))
      return { list: behind.slice(0, size || 1_000) }
    },
    ListSaved: async ({ after_id, size }) => {
      orUnavailable('disk')
      const behind = site.saved.toSorted((a, b) => a.id - b.id).filter(({ id }) => id > Number(after_id))
      const page = behind.slice(0, size)
      const payloads = page.map((row) => JSON.stringify(row))
      await site.onListSaved()
      return { payloads, last_id: page.at(-1)?.id ?? 0 }
    },
    ResendSaved: async ({ shares }) => {
      orUnavailable('disk')
      site.resent.push(...shares)
      await site.onResend(shares)
      return {}
    },
  })
  const user = await startFakeService(protos.user, {
    SpendCoins: async ({ user_id, coin, reason, ref }) => {
      orUnavailable('user')
      const balance = site.balances.get(Number(user_id)) ?? 0
      const key = `${user_id} ${reason} ${ref}`
      const done = site.spent.get(key)
      if (done) return { coin: done, balance }
      if (balance < Number(coin)) throw new AppError('failed_precondition', 'user.coins_short', '积分不足')
      site.spent.set(key, Number(coin))
      site.balances.set(Number(user_id), balance - Number(coin))
      return { coin, balance: balance - Number(coin) }
    },
    FindSpending: async ({ user_id, reason, ref }) => {
      orUnavailable('user')
      return {
        coin: site.spent.get(`${user_id} ${reason} ${ref}`) ?? 0,
        balance: site.balances.get(Number(user_id)) ?? 0,
      }
    },
  })
  const stack = new AsyncDisposableStack()
  for (const service of [config, disk, user]) stack.use(service)
  return {
    site: Object.assign(site, { reset: () => Object.assign(site, initialState()) }),
    diskAddress: disk.address,
    clients: {
      config: stack.use(openGrpcClient(protos.config, { address: config.address, secret: testSecret })),
      disk: stack.use(openGrpcClient(protos.disk, { address: disk.address, secret: testSecret })),
      user: stack.use(openGrpcClient(protos.user, { address: user.address, secret: testSecret })),
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
