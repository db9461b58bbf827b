/** One row of each kind, with a value in every field. */

const time = '2026-11-01T08:00:00.000Z'

const rowTimes = { create_time: time, update_time: time }

export const accounts = {
  admin: { id: 1, username: 'admin', email: 'admin@example.com', role: 'admin', is_vip: false, ...rowTimes },
  user: { id: 2, username: 'reader', email: 'reader@example.com', role: 'user', is_vip: false, ...rowTimes },
  other: { id: 3, username: 'other-user', email: 'other-user@example.com', role: 'user', is_vip: false, ...rowTimes },
  /** Was an admin when the session began. */
  demoted: { id: 4, username: 'former', email: 'former@example.com', role: 'user', is_vip: false, ...rowTimes },
}

/** The account whose sessions the user service has ended. */
export const bannedAccountId = 5

const shared = {
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

export const hit = { ...shared, file_count: 0, copy_group: '', copies: 0, policy: 'none', cost_coin: 0, checked_at: '' }

export const searchReply = (list: (typeof hit)[]) => ({
  total: list.length,
  per_size: 10,
  took: 1,
  corrected: '',
  dropped: [],
  relaxed: '',
  holds_keyword: true,
  facets: null,
  cursor: '',
  list,
})

export const disk = {
  ...shared,
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
  policy: { kind: 'none', cost_coin: 0, bought: false, allowed: true, refusal: '', free_left: 0 },
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

export const boughtDisk = {
  doc_id: disk.doc_id,
  disk_name: disk.disk_name,
  disk_type: disk.disk_type,
  health: disk.health,
  cost_coin: 3,
  create_time: time,
}

export const hotDisk = {
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

export const report = {
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

export const claim = {
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

export const movie = {
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

export const word = {
  id: 6,
  word: '考研',
  description: '',
  show: [disk.doc_id],
  type: '学习',
  image: '',
  related: ['英语'],
  ...rowTimes,
}

export const storedItem = {
  id: 8,
  type: 'home_friend_links',
  name: '友站',
  url: 'https://example.com',
  image: '',
  text: '',
  enabled: true,
  item_order: 1,
  ...rowTimes,
}

export const searchedKey = {
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

export const assets = {
  coin: 0,
  vip_until: '',
  is_vip: false,
  invite_code: 'abcd2345',
  checked_in_today: false,
  has_initial_password: false,
}

export const account = {
  ...accounts.user,
  ...assets,
  status: 'normal',
  inviter: 'other-user',
  remark: '',
  register_address: '192.0.2.7',
  last_login_time: time,
  last_login_address: '192.0.2.7',
}

export const checkIn = { checked_in: false, coin_gained: 1, coin: 0, streak: 0, days: [], coin_tomorrow: 2 }

export const coinMovement = {
  id: 11,
  delta: 1,
  balance: 1,
  reason: 'check_in',
  ref: '2026-11-01',
  note: '',
  create_time: time,
}

export const invited = { id: 12, username: 'nei***', create_time: time, coin: 10 }

export const cdkey = {
  id: 13,
  batch: 'b1',
  kind: 'coin',
  value: 5,
  tail: '2345',
  max_uses: 1,
  used: 1,
  enabled: true,
  expire_at: '',
  remark: '',
  used_by: ['reader'],
  ...rowTimes,
}

export const blacklistEntry = { id: 1, ip: '203.0.113.9', reason: '爬虫', enabled: true, ...rowTimes }

export const addressCount = { ip: '203.0.113.9', count: 40, blacklisted: true }

const counts = { visit: 40, search: 30, detail: 5, import: 1, register: 0, login: 1, order: 0, blocked: 2 }

export const visitor = { ip: '203.0.113.9', ...counts, blacklisted: true, last_time: time }

export const visitPoint = { time, ...counts, visitors: 3 }

export const dataValue = { id: 14, value: 'curl', create_time: time }

export const configHistoryRow = {
  id: 1,
  name: 'notice',
  admin_id: 1,
  create_time: time,
  changes: '{}',
  restore_changes: '{}',
}

export const auditRow = {
  id: 15,
  admin_id: accounts.admin.id,
  action: 'user.update',
  target: '2',
  changes: '{"status":["normal","banned"]}',
  client_address: '192.0.2.1',
  request_id: 'r1',
  create_time: time,
}

export const backupRow = {
  id: 1,
  name: 'pandex-20261120-040000.backup.gz',
  started_at: time,
  ended_at: time,
  bytes: 1_000,
  error: '',
}

export const openTokenRow = {
  id: 7,
  name: 'bot',
  scopes: ['import'],
  per_minute: 600,
  enabled: true,
  remark: '',
  calls_today: 3,
  last_used_at: time,
  days: [{ day: '2026-11-20', calls: 3 }],
}

export const previewItem = {
  line: 1,
  disk_type: 'QUARK',
  disk_id: 'abc',
  disk_pass: '',
  disk_name: '庆余年 第二季',
  state: 'new',
  link: 'https://pan.quark.cn/s/abc',
}

export const progressItem = {
  line: 1,
  disk_type: 'QUARK',
  disk_name: '庆余年 第二季',
  status: 'finished',
  msg: '',
  doc_id: hit.doc_id,
}

export const importItem = {
  id: 4,
  task_no: 't1',
  origin: 'public',
  user_id: 0,
  line: 1,
  disk_type: 'QUARK',
  disk_id: 'abc',
  disk_pass: '',
  disk_name: '庆余年 第二季',
  link: 'https://pan.quark.cn/s/abc',
  status: 'review',
  msg: '',
  doc_id: '',
  cate_id: 0,
  excerpt: '庆余年 第二季 https://pan.quark.cn/s/abc',
  ...rowTimes,
}

export const job = {
  id: 9,
  kind: 'clean_up',
  status: 'running',
  done: 1,
  total: 2,
  msg: '',
  origin: 'admin',
  attempts: 1,
  create_time: time,
  started_at: time,
  ended_at: '',
  next_at: '',
  params: '{}',
}

export const article = { doc_id: disk.doc_id, text: '介绍', model: 'model', prompt: '提示', create_time: time }

export const driveHealth = {
  disk_type: 'QUARK',
  counts: { valid: 1 },
  waiting: 0,
  answers: { valid: 1 },
  circuit: 'closed',
  every_ms: 250,
  answered_at: time,
}

export const uploadedImage = {
  url: `/static/upload/${'0123456789abcdef'.repeat(2)}.png`,
  name: 'logo.png',
  size: 4,
  type: 'image/png',
  width: 40,
  height: 20,
}

export const fileText = {
  id: 1,
  name: 'robots.txt',
  text: 'User-agent: *\n',
  url: '/robots.txt',
  update_time: '2026-11-01T08:00:00.000Z',
}
