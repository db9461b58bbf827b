import { AppError } from '@pandex/platform/errors'
import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { rowTimes, serviceStatus, time } from './common.ts'

export const share = {
  disk_id: 'abc',
  doc_id: 'd0000000000000000000000001',
  disk_name: '<em>庆余年</em> 第二季',
  disk_pass: '',
  disk_type: 'QUARK',
  files: '',
  share_user: '',
  share_user_id: '',
  shared_time: '2026-11-01 16:00:00',
  link: 'https://pan.quark.cn/s/abc',
  rel_movie: '',
  is_mine: false,
  enabled: true,
  tags: [],
  weight: 0,
  status: 0,
  size: 0,
  health: 'unsure',
}

export const disk = {
  ...share,
  file_sizes: [],
  id: 7,
  disk_name: '庆余年 第二季',
  shared_time: time,
  ...rowTimes,
  cate_id: 0,
  views: 0,
  checked_at: '',
  dead_since: '',
  deleted_at: '',
  edges: null,
  policy: { kind: 'none', cost_coin: 0, bought: false, allowed: true, refusal: '', free_left: 0, refunded: 0 },
}

export const category = {
  id: 3,
  pid: 0,
  name: '影视',
  description: '',
  item_order: 0,
  policy: '',
  cost_coin: 0,
  disk_count: 1,
  child_count: 0,
  ...rowTimes,
}

const boughtDisk = {
  doc_id: disk.doc_id,
  disk_name: disk.disk_name,
  disk_type: disk.disk_type,
  health: disk.health,
  cost_coin: 3,
  refunded: 0,
  create_time: time,
}

const userReport = {
  doc_id: disk.doc_id,
  disk_name: disk.disk_name,
  reason: 'dead',
  text: '',
  contact: '',
  create_time: time,
}

const hotDisk = {
  id: disk.id,
  doc_id: disk.doc_id,
  disk_name: disk.disk_name,
  disk_type: disk.disk_type,
  views: 9,
  heat: 1.5,
  pinned: false,
  hidden: false,
  health: disk.health,
  create_time: time,
}

const reported = {
  doc_id: disk.doc_id,
  disk_name: disk.disk_name,
  contact: 'reader@example.com',
}

const report = {
  ...reported,
  id: 7,
  disk_type: disk.disk_type,
  health: disk.health,
  takedown: '',
  reason: 'dead',
  text: '打不开',
  count: 2,
  first_time: time,
  last_time: time,
  verdict: '',
  note: '',
  handled_by: 0,
  handled_at: '',
  latest: [{ text: '打不开', contact: reported.contact, create_time: time }],
}

const claimed = { ...reported, claimant: '某影业', rights: '《庆余年》的信息网络传播权', statement: '未经许可' }

const claim = {
  ...claimed,
  id: 8,
  disk_type: disk.disk_type,
  takedown: '',
  state: 'claim',
  create_time: time,
  update_time: time,
  steps: [{ to_state: 'claim', note: '', admin_id: 0, create_time: time }],
}

export const claimLogEntry = {
  ...claimed,
  id: 9,
  claim_id: claim.id,
  to_state: 'claim',
  note: '',
  admin_id: 0,
  create_time: time,
}

const movie = {
  id: 5,
  name: '庆余年',
  alias: ['Joy of Life'],
  year: 2019,
  type: 'tv',
  cover: '',
  rating: 8.1,
  douban_id: '25853071',
  description: '',
  actors: ['张若昀'],
  item_order: 0,
  show: true,
  ...rowTimes,
}

const word = {
  id: 6,
  word: '考研',
  description: '',
  show: [disk.doc_id],
  type: '学习',
  image: '',
  related: ['英语'],
  ...rowTimes,
}

const article = { doc_id: disk.doc_id, text: '介绍', model: 'model', prompt: '提示', create_time: time }

const driveHealth = {
  disk_type: 'QUARK',
  counts: { valid: 1 },
  waiting: 0,
  answers: { valid: 1 },
  circuit: 'closed',
  every_ms: 250,
  answered_at: time,
}

const change = { count: 1, done: 1, failed: [], undo: 'u1' }

/** Answers every call with one row. */
export const diskHandlers: HandlersOf<typeof protos.disk> = {
  GetServiceStatus: async () => serviceStatus,
  ListTopViews: async () => ({
    resources: [{ doc_id: disk.doc_id, disk_name: disk.disk_name, disk_type: disk.disk_type, views: 3 }],
    sharers: [{ share_user: '漫画控', views: 3, resources: 1 }],
  }),
  CountWork: async () => ({ reported: 3, dead_bought: 1 }),
  CheckLink: async () => ({ status: 'valid', checked_at: '', queued: true }),
  QueueChecks: async () => ({ queued: 0, last_id: 0, total: 0 }),
  GetDriveHealth: async () => ({ list: [driveHealth] }),
  ListAll: async () => ({ list: [disk], total: 1 }),
  UpdateDisk: async () => disk,
  UpdateDisks: async () => change,
  DeleteDisks: async () => change,
  UndoChange: async () => ({ ...change, undo: '' }),
  FindByDocIds: async () => ({ items: [disk] }),
  ResendDocs: async () => ({ done: 1, failed: [] }),
  SaveDisk: async () => ({ doc_id: disk.doc_id, outcome: 'created' }),
  ListForPrograms: async () => ({ items: [disk] }),
  SaveArticle: async () => article,
  UpdateArticle: async () => article,
  GetArticle: async () => article,
  DeleteArticle: async () => ({}),
  ListForArticles: async () => ({ list: [] }),
  ListPages: async () => ({ list: [] }),
  ListSaved: async () => ({ payloads: [], last_id: 0 }),
  GetDoc: async ({ doc_id, with_meta }) => {
    if (doc_id !== disk.doc_id) throw new AppError('not_found', 'disk.unknown', '记录不存在')
    const meta = { decompress_password: '', description: '', posters_url: '', cost_coin: 0, robots: 1 }
    return { ...disk, edges: with_meta ? { meta } : {} }
  },
  ListLatest: async () => ({ items: [disk] }),
  ListHot: async () => ({ items: [] }),
  FindKnown: async () => ({ list: [] }),
  FindVisible: async () => ({ list: [] }),
  ListChangedDocs: async () => ({ cursor: '1:1:', doc_ids: [], words: [], all: false, rules: 'rules' }),
  ListAllCategories: async () => ({ list: [category] }),
  CreateCategory: async (request) => ({ ...category, ...request }),
  UpdateCategory: async () => category,
  DeleteCategory: async () => ({}),
  BuyDisk: async () => ({ disk, coin: 2 }),
  ListUserPurchases: async () => ({ list: [boughtDisk], total: 1 }),
  ListUserReports: async () => ({ list: [userReport], total: 1 }),
  ListBought: async () => ({ list: [boughtDisk], total: 1 }),
  ReportDisk: async () => ({}),
  ListReports: async () => ({ list: [report], total: 1 }),
  ResolveReports: async ({ ids }) => ({ count: ids.length, done: ids.length, failed: [] }),
  ListClaims: async () => ({ list: [claim], total: 1 }),
  AdvanceClaims: async ({ ids }) => ({ done: ids.length, failed: [] }),
  ListClaimLog: async ({ after_id }) => ({ list: after_id === 0 ? [claimLogEntry] : [] }),
  VoteOnLink: async () => ({}),
  UpdateMeta: async () => disk,
  ListCategories: async () => ({ list: [category], total: 1 }),
  ListCategoryTree: async () => ({ list: [category], total: 1 }),
  GetCategory: async () => ({ category, path: [{ id: category.id, name: category.name }] }),
  ListCategoryDisks: async () => ({ list: [disk], total: 1 }),
  ListLatestByCategory: async () => ({ list: [{ cate_id: category.id, disks: [disk] }] }),
  ListHotDisks: async () => ({ list: [hotDisk], total: 1 }),
  UpdateHotDisk: async ({ pinned }) => ({ ...hotDisk, pinned: pinned ?? false }),
  ListLatestMovies: async () => ({ list: [movie], total: 1 }),
  GetMovie: async ({ word: name }) =>
    name === movie.name ? movie : Promise.reject(new AppError('not_found', 'disk.movie_unknown', '记录不存在')),
  ListMovies: async () => ({ list: [movie], total: 1 }),
  UpdateMovie: async () => movie,
  ImportMovies: async () => ({ added: 1, known: 0, drafts: 0, failed: [] }),
  DeleteMovies: async ({ ids }) => ({ done: ids.length, failed: [] }),
  GetWord: async ({ word: name }) =>
    name === word.word ? word : Promise.reject(new AppError('not_found', 'disk.word_unknown', '记录不存在')),
  ListWords: async () => ({ list: [word], total: 1 }),
  CreateWord: async () => word,
  UpdateWord: async () => word,
  DeleteWords: async ({ ids }) => ({ done: ids.length, failed: [] }),
  ListNamedPages: async () => ({ list: [] }),
  ListVersions: async () => ({ list: [] }),
  ResendSaved: async () => ({}),
  RecordViews: async () => ({}),
  TestSetting: async ({ name }) => ({ ok: true, message: `disk ${name}` }),
}
