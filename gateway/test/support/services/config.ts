import { AppError } from '@pandex/platform/errors'
import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { refuse, rowTimes, serviceStatus, time } from './common.ts'

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

export const blacklistEntry = { id: 1, ip: '203.0.113.9', reason: '爬虫', enabled: true, ...rowTimes }

const addressCount = { ip: '203.0.113.9', count: 40, blacklisted: true }

const counts = { visit: 40, search: 30, detail: 5, import: 1, register: 0, login: 1, order: 0, blocked: 2 }

const visitor = { ip: '203.0.113.9', ...counts, blacklisted: true, last_time: time }

const visitPoint = { time, ...counts, visitors: 3 }

const dataValue = { id: 14, value: 'curl', create_time: time }

const configHistoryRow = {
  id: 1,
  name: 'notice',
  admin_id: 1,
  create_time: time,
  changes: '{}',
  restore_changes: '{}',
}

export const auditRow = {
  id: 15,
  admin_id: 1,
  action: 'user.update',
  target: '2',
  changes: '{"status":["normal","banned"]}',
  client_address: '192.0.2.1',
  request_id: 'r1',
  create_time: time,
}

const backupRow = {
  id: 1,
  name: 'pandex-20261120-040000.backup.gz',
  started_at: time,
  ended_at: time,
  bytes: 1_000,
  error: '',
}

const storedUpload = {
  id: 1,
  url: `/static/upload/${'0123456789abcdef'.repeat(2)}.png`,
  name: 'logo.png',
  size: 4,
  width: 2,
  height: 2,
  storage: 'postgres',
  create_time: time,
  used_by: [{ target: 'site_config:site_basic', label: '网站信息' }],
}

const listView = {
  id: 1,
  list: 'user/list',
  title: '管理员',
  query: 'role=admin',
  columns: { hidden: [], shown: [], order: ['id'], widths: { id: 80 } },
  shared: true,
  owner_id: 1,
  own: true,
  ...rowTimes,
}

const openTokenRow = {
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

export const uploadedImage = {
  url: `/static/upload/${'0123456789abcdef'.repeat(2)}.png`,
  name: 'logo.png',
  size: 4,
  type: 'image/png',
  width: 40,
  height: 20,
}

const fileText = {
  id: 1,
  name: 'robots.txt',
  text: 'User-agent: *\n',
  url: '/robots.txt',
  update_time: time,
}

/** The default configuration: all optional features are disabled. */
export const allValues = {
  site_basic: '{}',
  site_address: '',
  other_pri: '{}',
  anti_crawler: '{"ladder_enabled":false}',
  anti_crawler_pub: '{}',
  system_switch: '{}',
}

/** Answers every call with one row. */
export const configHandlers: HandlersOf<typeof protos.config> = {
  GetServiceStatus: async () => serviceStatus,
  ListPublic: async () => ({ values: { site_basic: '{"site_name":"盘"}' } }),
  ListAll: async () => ({ values: allValues }),
  Update: async ({ list }) => ({ values: Object.fromEntries(list.map(({ name, value }) => [name, value])) }),
  ListSettingSchemas: async () => ({
    list: [
      {
        name: 'notice',
        group: 'home',
        title: '公告',
        visibility: 'public',
        format: 'json',
        schema: '{"type":"object"}',
      },
    ],
  }),
  ListConfigHistory: async () => ({ list: [configHistoryRow], total: 1 }),
  RestoreConfig: async () => ({ values: { notice: '{}' } }),
  PreviewConfigImport: async () => ({
    changes: [{ name: 'notice', changes: '{"text":["","x"]}' }],
    problems: [{ field: 'nonsense', message: 'x' }],
    version: 1,
  }),
  ImportConfig: async () => ({ values: { notice: '{}' } }),
  NoteVisitedAddress: async () => ({}),
  ReportBackup: async () => ({}),
  ListBackups: async () => ({ list: [backupRow], total: 1 }),
  ListOpenTokens: async () => ({ list: [openTokenRow], total: 1 }),
  UpdateOpenToken: async ({ id, enabled }) => ({ ...openTokenRow, id, enabled: enabled ?? true }),
  RevokeOpenTokens: async ({ ids }) => ({ done: ids.length, failed: [] }),
  RecordOpenTokenUsage: async () => ({}),
  CreateOpenToken: async ({ name }) => ({ name, token: 'open-sesame' }),
  AddIndexNow: async () => ({ key: 'k', key_url: '/k.txt' }),
  VerifyOpenToken: async ({ token }) =>
    token === 'open-sesame'
      ? { id: 7, name: 'bot', scopes: ['import', 'list', 'search'], per_minute: 600 }
      : refuse('config.bad_open_token'),
  ListBlacklistChanges: async ({ since }) => ({ list: [], version: since, more: false, reset: false }),
  ListBlacklist: async () => ({ list: [blacklistEntry], total: 1 }),
  CreateBlacklistEntry: async ({ ip }) => ({ ...blacklistEntry, ip: ip ?? '' }),
  UpdateBlacklistEntry: async ({ id, enabled }) => ({ ...blacklistEntry, id, enabled: enabled ?? true }),
  DeleteBlacklistEntries: async ({ ids }) => ({ done: ids.length, failed: [] }),
  ClearBlacklist: async () => ({ done: 1, failed: [] }),
  ImportBlacklist: async () => ({ added: 1, known: 0, invalid: [], invalid_total: 0 }),
  FindBlacklisted: async ({ ips }) => ({ list: ips.filter((ip) => ip === blacklistEntry.ip) }),
  PreviewBlacklist: async () => ({
    would_have_stopped: addressCount.count,
    addresses: 1,
    hits_yourself: false,
    hits_proxy: false,
    sample: [addressCount],
  }),
  GetDataLists: async ({ types }) => ({ lists: Object.fromEntries(types.map((type) => [type, { values: [] }])) }),
  ListDataValues: async () => ({ list: [dataValue], total: 1 }),
  AddDataValues: async ({ values }) => ({ added: values.length, known: 0 }),
  RemoveDataValues: async ({ values }) => ({ removed: values.length }),
  GetStoredLists: async ({ types }) => ({
    lists: Object.fromEntries(types.map((type) => [type, { list: [storedItem], total: 1 }])),
  }),
  ListStoredItems: async () => ({ list: [storedItem], total: 1 }),
  CreateStoredItem: async () => storedItem,
  UpdateStoredItem: async ({ enabled }) => ({ ...storedItem, enabled: enabled ?? true }),
  DeleteStoredItems: async ({ ids }) => ({ done: ids.length, failed: [] }),
  OrderStoredItems: async () => ({}),
  RecordVisits: async () => ({}),
  ListVisitors: async () => ({ list: [visitor], total: 1 }),
  ListBusiestAddresses: async () => ({ list: [addressCount] }),
  RecordReferrers: async () => ({}),
  ListTopReferrers: async () => ({ list: [{ host: 'www.baidu.com', visits: 4 }] }),
  ListVisitSeries: async () => ({ list: [visitPoint] }),
  ListUploads: async () => ({ list: [storedUpload], total: 1 }),
  DeleteUploads: async ({ ids }) => ({ done: ids.length, failed: [] }),
  ListViews: async () => ({ list: [listView] }),
  SaveView: async ({ title }) => ({ ...listView, title }),
  DeleteViews: async ({ ids }) => ({ done: ids.length, failed: [] }),
  UploadImage: async ({ name }) => ({ ...uploadedImage, name }),
  GetImage: () => Promise.reject(new AppError('not_found', 'config.unknown_image', '没有这张图片')),
  UpdateFileText: async ({ name }) => ({ url: `/${name}` }),
  ListFileTexts: async () => ({ list: [fileText], total: 1 }),
  GetFileText: async () => ({ text: '' }),
  ListAudit: async () => ({ list: [auditRow], total: 1 }),
}
