import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { serviceStatus, time } from './common.ts'
import { share } from './disk.ts'

export const hit = { ...share, file_count: 0, copy_group: '', copies: 0, policy: 'none', cost_coin: 0, checked_at: '' }

export const searchReply = (list: (typeof hit)[], keyword = '庆余年', words: string[] = []) => ({
  total: list.length,
  per_size: 10,
  took: 1,
  corrected: '',
  dropped: [],
  relaxed: '',
  holds_keyword: true,
  facets: null,
  cursor: '',
  keyword,
  operators: [{ kind: 'site', value: 'QUARK', typed: 'site:quark', q_without: keyword }],
  list,
  words,
})

const searchedKey = {
  key: '庆余年',
  count: 3,
  hits: 12,
  last_time: time,
  pinned: false,
  hidden: false,
  item_order: 0,
  approved: false,
  waiting: false,
}

const aliasProposal = {
  id: 7,
  name: '大表哥2',
  title: '荒野大镖客2',
  networks: 3,
  state: 'pending',
  create_time: time,
  last_time: time,
}

const rebuild = { status: 'running', done: 0, total: 0, msg: '' }

/** Answers every call with one row. */
export const searchHandlers: HandlersOf<typeof protos.search> = {
  GetServiceStatus: async () => serviceStatus,
  ListSearchSeries: async () => ({ list: [{ time: time, searches: 5, zero: 2 }] }),
  GetSearchLoad: async () => ({ is_searching: false, cpu_wait: 0 }),
  GetIndexSpace: async () => ({ disk_free: 50, disk_total: 100 }),
  StartRebuild: async () => rebuild,
  GetRebuild: async () => rebuild,
  CancelRebuild: async () => ({ ...rebuild, status: 'cancelled' }),
  SearchDisk: async ({ q, size, page }) => ({
    ...searchReply(page === 1 && q !== '' ? [hit] : [], q),
    per_size: size,
  }),
  Suggest: async () => ({ list: [{ text: '庆余年', kind: 'name' }] }),
  FindRelated: async () => ({ copies: [], similar: [hit] }),
  ListSubjects: async () => ({ list: [{ key: '漫画控', count: 3 }] }),
  RecordSearches: async () => ({}),
  ListHotKeys: async () => ({ list: [{ key: '庆余年', count: 3, trend: 'up', pinned: false }] }),
  GetHotKey: async ({ key }) => ({ key, count: 3, total: 9, series: [{ day: '2026-11-01', count: 3 }] }),
  ListSearchedKeys: async () => ({ list: [searchedKey], total: 1 }),
  ListAliasProposals: async () => ({ list: [aliasProposal], total: 1 }),
  DecideAliasProposal: async ({ state }) => ({ ...aliasProposal, state }),
  ClearSearchedKeys: async ({ keys }) => ({ cleared: keys.length }),
  UpdateSearchedKey: async ({ key, pinned }) => ({ ...searchedKey, key, pinned: pinned ?? false }),
}
