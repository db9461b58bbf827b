import type { ApiOutput } from '../lib/api/api.ts'

type Disk = ApiOutput<'GET /v1/disk/doc/{doc_id}'>
type Account = ApiOutput<'GET /auth/v1/user/info'>
type Hit = ApiOutput<'POST /v1/search/disk'>['list'][number]

const shared = {
  doc_id: 'd000000000000000000000001',
  disk_type: 'QUARK',
  disk_id: '27f488b2164f',
  disk_pass: 'a1b2',
  disk_name: '庆余年 第二季 4K',
  files: 'folder:第二季\nfile:庆余年 S02E01.mkv',
  share_user: '晚风搬运工',
  share_user_id: '',
  link: 'https://pan.quark.cn/s/27f488b2164f?pwd=a1b2',
  rel_movie: '',
  is_mine: false,
  enabled: true,
  tags: [],
  weight: 1,
  status: 0,
  size: 1_500_000_000,
  file_sizes: [0, 1_500_000_000],
  health: 'unsure',
}

export const sampleDisk = (changes: Partial<Disk> = {}): Disk => ({
  ...shared,
  id: 1,
  shared_time: '2026-11-20T12:00:00+08:00',
  create_time: '2026-11-20T12:00:00+08:00',
  update_time: '2026-11-20T12:00:00+08:00',
  cate_id: 0,
  views: 0,
  checked_at: '',
  dead_since: '',
  deleted_at: '',
  policy: null,
  copies: [],
  similar: [],
  edges: {},
  ...changes,
})

export const sampleHit = (changes: Partial<Hit> = {}): Hit => ({
  ...shared,
  file_count: 1,
  copy_group: '',
  copies: 0,
  policy: 'none',
  cost_coin: 0,
  checked_at: '',
  shared_time: '2026-11-20 12:00:00',
  ...changes,
})

export const sampleAccount = (changes: Partial<Account> = {}): Account => ({
  id: 7,
  username: 'mei',
  email: 'mei@example.com',
  role: 'user',
  create_time: '2026-01-05T09:30:00+08:00',
  update_time: '2026-01-05T09:30:00+08:00',
  coin: 1286,
  vip_until: '2026-12-21T12:00:00+08:00',
  is_vip: true,
  invite_code: '7KQ2MXPA',
  checked_in_today: false,
  has_initial_password: false,
  edges: {},
  ...changes,
})
