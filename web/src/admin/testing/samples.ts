import type { ApiOutput } from '../../lib/api/api.ts'
import type { RowOf } from '../kit/list/list-spec.ts'

type Entry = RowOf<'GET /admin/v1/blacklist/list'>
type User = RowOf<'GET /admin/v1/user/list'>
type Cdkey = RowOf<'GET /admin/v1/cdkey/list'>
type Category = ApiOutput<'GET /v1/category/list_all'>[number]
type Movie = RowOf<'GET /admin/v1/movie/list'>
type Word = RowOf<'GET /admin/v1/word/list'>
type AdminDisk = RowOf<'GET /admin/v1/disk/list'>
type HotDisk = RowOf<'GET /admin/v1/disk/hot'>
type SearchedKey = RowOf<'GET /admin/v1/search/hot'>
type Job = RowOf<'GET /admin/v1/task/list'>
type Report = RowOf<'GET /admin/v1/report/list'>
type Claim = RowOf<'GET /admin/v1/claim/list'>
type StoredItem = RowOf<'GET /admin/v1/list_store/list'>

const time = '2026-11-20T12:00:00+08:00'

export const sampleBlacklistEntry = (id: number, changes: Partial<Entry> = {}): Entry => ({
  id,
  ip: `203.0.113.${id}`,
  reason: '',
  enabled: true,
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleUser = (id: number, changes: Partial<User> = {}): User => ({
  id,
  username: `reader-${id}`,
  email: `reader-${id}@example.com`,
  role: 'user',
  status: 'normal',
  coin: 10,
  vip_until: '',
  is_vip: false,
  invite_code: 'a1',
  inviter: '',
  remark: '',
  register_address: '203.0.113.9',
  last_login_time: '',
  last_login_address: '',
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleCdkey = (id: number, changes: Partial<Cdkey> = {}): Cdkey => ({
  id,
  batch: 'batch-1',
  kind: 'vip',
  value: 30,
  tail: `T${id}`,
  max_uses: 1,
  used: 0,
  enabled: true,
  expire_at: '',
  remark: '',
  used_by: [],
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleCategory = (id: number, changes: Partial<Category> = {}): Category => ({
  id,
  pid: 0,
  name: `分类 ${id}`,
  description: '',
  item_order: 0,
  policy: '',
  cost_coin: 0,
  disk_count: 0,
  child_count: 0,
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleMovie = (id: number, changes: Partial<Movie> = {}): Movie => ({
  id,
  name: `影片 ${id}`,
  alias: [],
  year: 2023,
  type: 'tv',
  cover: '',
  rating: 8.1,
  douban_id: '',
  description: '',
  actors: [],
  item_order: 0,
  show: true,
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleWord = (id: number, changes: Partial<Word> = {}): Word => ({
  id,
  word: `词条 ${id}`,
  description: '',
  show: [],
  type: '',
  image: '',
  related: [],
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleAdminDisk = (id: number, changes: Partial<AdminDisk> = {}): AdminDisk => ({
  id,
  doc_id: `d00000000000000000000000${id}`,
  disk_type: 'QUARK',
  disk_id: `share${id}`,
  disk_pass: '',
  disk_name: `资源 ${id}`,
  files: 'file:正片.mkv',
  file_sizes: [],
  share_user: '晚风',
  share_user_id: '',
  shared_time: time,
  create_time: time,
  update_time: time,
  link: `https://pan.quark.cn/s/share${id}`,
  is_mine: false,
  enabled: true,
  tags: [],
  weight: 1,
  status: 0,
  size: 1_500_000_000,
  rel_movie: '',
  cate_id: 0,
  views: 0,
  health: 'valid',
  checked_at: time,
  policy: null,
  dead_since: '',
  deleted_at: '',
  edges: { meta: { decompress_password: '', description: '', posters_url: '', cost_coin: 0, robots: 1 } },
  ...changes,
})

export const sampleHotDisk = (id: number, changes: Partial<HotDisk> = {}): HotDisk => ({
  id,
  doc_id: `d00000000000000000000000${id}`,
  disk_name: `资源 ${id}`,
  disk_type: 'QUARK',
  views: 10,
  heat: 1.25,
  pinned: false,
  hidden: false,
  health: 'valid',
  create_time: time,
  edges: {},
  ...changes,
})

export const sampleSearchedKey = (key: string, changes: Partial<SearchedKey> = {}): SearchedKey => ({
  key,
  count: 3,
  hits: 12,
  last_time: time,
  pinned: false,
  hidden: false,
  item_order: 0,
  approved: false,
  waiting: false,
  ...changes,
})

export const sampleStoredItem = (id: number, changes: Partial<StoredItem> = {}): StoredItem => ({
  id,
  type: 'home_search_keywords',
  name: `第 ${id} 条`,
  url: '',
  image: '',
  text: '',
  enabled: true,
  item_order: id,
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleJob = (id: number, changes: Partial<Job> = {}): Job => ({
  id,
  kind: 'clean_up',
  status: 'done',
  done: 0,
  total: 0,
  msg: '',
  origin: 'admin',
  attempts: 1,
  create_time: time,
  started_at: time,
  ended_at: '',
  next_at: '',
  params: '{}',
  edges: {},
  ...changes,
})

export const sampleReport = (id: number, changes: Partial<Report> = {}): Report => ({
  id,
  doc_id: `d00000000000000000000000${id}`,
  disk_name: `资源 ${id}`,
  disk_type: 'QUARK',
  health: 'valid',
  takedown: '',
  reason: 'dead',
  text: '打不开',
  contact: 'mei@example.com',
  count: 1,
  first_time: time,
  last_time: time,
  verdict: '',
  note: '',
  handled_by: 0,
  handled_at: '',
  latest: [{ text: '打不开', contact: 'mei@example.com', create_time: time }],
  edges: {},
  ...changes,
})

export const sampleClaim = (id: number, changes: Partial<Claim> = {}): Claim => ({
  id,
  doc_id: `d00000000000000000000000${id}`,
  disk_name: `资源 ${id}`,
  disk_type: 'QUARK',
  takedown: '',
  claimant: '某影业',
  rights: '《庆余年》的信息网络传播权',
  statement: '未经许可传播',
  contact: 'rights@example.com',
  state: 'claim',
  create_time: time,
  update_time: time,
  steps: [{ to_state: 'claim', note: '', admin_id: 0, create_time: time }],
  edges: {},
  ...changes,
})

export const listAnswer = <R>(list: R[], total = list.length): { data: { list: R[]; total: number } } => ({
  data: { list, total },
})
