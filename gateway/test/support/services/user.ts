import { AppError } from '@pandex/platform/errors'
import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { refuse, rowTimes, series, serviceStatus, time } from './common.ts'

export const accounts = {
  admin: { id: 1, username: 'admin', email: 'admin@example.com', role: 'admin', is_vip: false, ...rowTimes },
  user: { id: 2, username: 'reader', email: 'reader@example.com', role: 'user', is_vip: false, ...rowTimes },
  other: { id: 3, username: 'other-user', email: 'other-user@example.com', role: 'user', is_vip: false, ...rowTimes },
  /** Was an admin when the session began. */
  demoted: { id: 4, username: 'former', email: 'former@example.com', role: 'user', is_vip: false, ...rowTimes },
}

/** The account whose sessions the user service has ended. */
export const bannedAccountId = 5

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

const checkIn = { checked_in: false, coin_gained: 1, coin: 0, streak: 0, days: [], coin_tomorrow: 2 }

const coinMovement = {
  id: 11,
  delta: 1,
  balance: 1,
  reason: 'check_in',
  ref: '2026-11-01',
  note: '',
  create_time: time,
}

const invited = { id: 12, username: 'nei***', create_time: time, coin: 10 }

const cdkey = {
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

/** Answers every call with one row. */
export const userHandlers: HandlersOf<typeof protos.user> = {
  GetServiceStatus: async () => serviceStatus,
  ListNewUsers: async () => series,
  Login: async ({ username, password }) =>
    username === 'admin' && password === 'right'
      ? { info: accounts.admin, token: 'a-token' }
      : Promise.reject(new AppError('unauthenticated', 'user.wrong_credentials', '用户名或密码错误')),
  GetSession: async ({ user_id, token_version }) =>
    Object.values(accounts).find(({ id }) => id === user_id && token_version === 0) ?? refuse('user.session_ended'),
  GetInfo: async (_, { user }) => {
    const found = Object.values(accounts).find(({ id }) => id === user?.id)
    return found ? { ...found, ...assets } : refuse('user.unknown')
  },
  Register: async () => ({ info: accounts.user, token: 'a-token' }),
  SendRegisterCode: async () => ({}),
  SendResetCode: async () => ({}),
  SendChangeEmailCode: async () => ({}),
  ResetPassword: async () => ({}),
  Logout: async () => ({}),
  UpdateInfo: async () => ({}),
  GetCheckIn: async () => checkIn,
  CheckIn: async () => ({ ...checkIn, checked_in: true }),
  ListInvited: async () => ({ list: [invited], total: 1, invite_code: assets.invite_code, coin_total: invited.coin }),
  ListUserCoinLog: async () => ({ list: [coinMovement], total: 1 }),
  ListCoinLog: async () => ({ list: [coinMovement], total: 1 }),
  ExchangeCoins: async () => ({ coin: 0, vip_until: '2026-12-01T08:00:00.000Z' }),
  UseCdkey: async () => ({ kind: 'coin', value: 5, coin: 5, vip_until: '' }),
  ListUsers: async () => ({ list: [account], total: 1 }),
  CreateUser: async () => account,
  UpdateUser: async ({ id, remark }) => ({ ...account, id, remark: remark ?? account.remark }),
  DeleteUser: async ({ id }) => ({ ...account, id, status: 'deleted' }),
  DeleteUsers: async ({ ids }) => ({ done: ids.length, failed: [] }),
  ExportUser: async ({ user_id }) => ({
    account: { ...account, id: user_id },
    check_ins: { list: ['2026-11-01'], total: 1 },
    invited: { list: [invited], total: 1 },
    exchanges: { list: [], total: 0 },
    cdkeys: { list: [], total: 0 },
    grants: { list: [{ order_no: '1'.repeat(20), coin: 5, vip_days: 0, create_time: '' }], total: 1 },
  }),
  ListCdkeys: async () => ({ list: [cdkey], total: 1 }),
  CreateCdkeys: async ({ count }) => ({
    batch: cdkey.batch,
    keys: Array.from({ length: count }, (_, index) => `k${index}`),
  }),
  UpdateCdkeys: async ({ ids }) => ({ done: ids.length, failed: [] }),
  DeleteCdkeys: async ({ ids }) => ({ done: ids.length, failed: [] }),
  SpendCoins: async ({ coin }) => ({ coin, balance: 0 }),
  FindSpending: async () => ({ coin: 0, balance: 0 }),
  RefundCoins: async () => ({ coin: 3, balance: 3 }),
  FindBuyer: async () => ({ username: 'reader', status: 'normal', is_vip_forever: false }),
  ListGrants: async () => ({ list: [] }),
  TestSetting: async ({ name }) => ({ ok: true, message: `user ${name}` }),
}
