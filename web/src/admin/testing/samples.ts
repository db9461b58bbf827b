import type { RowOf } from '../kit/list-route.ts'

type Entry = RowOf<'GET /admin/v1/blacklist/list'>
type User = RowOf<'GET /admin/v1/user/list'>
type Cdkey = RowOf<'GET /admin/v1/cdkey/list'>

const time = '2026-11-20T12:00:00+08:00'

export const sampleEntry = (id: number, changes: Partial<Entry> = {}): Entry => ({
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

/** What a list's call answers for these rows. */
export const listOf = <R>(list: R[], total = list.length): { data: { list: R[]; total: number } } => ({
  data: { list, total },
})
