import { AppError } from '@pandex/platform/errors'
import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { gzipSync } from 'node:zlib'
import {
  account,
  accounts,
  addressCount,
  article,
  assets,
  auditRow,
  backupRow,
  openTokenRow,
  configHistoryRow,
  blacklistEntry,
  boughtDisk,
  category,
  cdkey,
  checkIn,
  claim,
  claimLogEntry,
  coinMovement,
  dataValue,
  disk,
  driveHealth,
  fileText,
  hit,
  hotDisk,
  importItem,
  invited,
  job,
  movie,
  previewItem,
  progressItem,
  report,
  searchedKey,
  searchReply,
  storedItem,
  uploadedImage,
  visitor,
  visitPoint,
  word,
} from './fake-rows.ts'

type Protos = typeof protos
export type SiteHandlers = { [N in keyof Protos]: HandlersOf<Protos[N]> }

/** The default configuration: all optional features are disabled. */
export const allValues = {
  site_basic: '{}',
  site_address: '',
  other_pri: '{}',
  anti_crawler: '{"ladder_enabled":false}',
  anti_crawler_pub: '{}',
  system_switch: '{}',
}

const refuse = (code: string): never => {
  throw new AppError('unauthenticated', code, 'please login first')
}

const imported = { task_no: 't1', total: 1, accepted: 1, review: 0, duplicate: 0, banned: 0, unsupported: 0 }

const change = { count: 1, done: 1, failed: [], undo: 'u1' }

const rebuild = { status: 'running', done: 0, total: 0, msg: '' }

const series = { list: [{ time: '2026-11-01T08:00:00.000Z', count: 2 }] }

const serviceStatus = {
  version: 'abc',
  started_at: '2026-11-01T08:00:00.000Z',
  unready: [],
  waiting_events: 0,
  dead_letters: 0,
  disk_free: 60,
  disk_total: 100,
}

/** One row of everything; all sessions have token version 0. */
export const workingHandlers: SiteHandlers = {
  user: {
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
    ListCdkeys: async () => ({ list: [cdkey], total: 1 }),
    CreateCdkeys: async ({ count }) => ({
      batch: cdkey.batch,
      keys: Array.from({ length: count }, (_, index) => `k${index}`),
    }),
    UpdateCdkeys: async ({ ids }) => ({ done: ids.length, failed: [] }),
    DeleteCdkeys: async ({ ids }) => ({ done: ids.length, failed: [] }),
    SpendCoins: async ({ coin }) => ({ coin, balance: 0 }),
    FindSpending: async () => ({ coin: 0, balance: 0 }),
    TestSetting: async ({ name }) => ({ ok: true, message: `user ${name}` }),
  },
  disk: {
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
    ListChangedDocs: async () => ({ cursor: '1:1:', doc_ids: [], all: false, rules: 'rules' }),
    ListAllCategories: async () => ({ list: [category] }),
    CreateCategory: async (request) => ({ ...category, ...request }),
    UpdateCategory: async () => category,
    DeleteCategory: async () => ({}),
    BuyDisk: async () => ({ disk, coin: 2 }),
    ListUserPurchases: async () => ({ list: [boughtDisk], total: 1 }),
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
  },
  search: {
    GetServiceStatus: async () => serviceStatus,
    ListSearchSeries: async () => ({ list: [{ time: '2026-11-01T08:00:00.000Z', searches: 5, zero: 2 }] }),
    GetIndexSpace: async () => ({ disk_free: 50, disk_total: 100 }),
    StartRebuild: async () => rebuild,
    GetRebuild: async () => rebuild,
    CancelRebuild: async () => ({ ...rebuild, status: 'cancelled' }),
    SearchDisk: async ({ q, size, page }) => ({
      ...searchReply(page === 1 && q !== '' ? [hit] : []),
      per_size: size,
    }),
    Suggest: async () => ({ list: [{ text: '庆余年', kind: 'name' }] }),
    FindRelated: async () => ({ copies: [], similar: [hit] }),
    ListSubjects: async () => ({ list: [{ key: '漫画控', count: 3 }] }),
    RecordSearches: async () => ({}),
    ListHotKeys: async () => ({ list: [{ key: '庆余年', count: 3, trend: 'up', pinned: false }] }),
    GetHotKey: async ({ key }) => ({ key, count: 3, total: 9, series: [{ day: '2026-11-01', count: 3 }] }),
    ListSearchedKeys: async () => ({ list: [searchedKey], total: 1 }),
    ClearSearchedKeys: async ({ keys }) => ({ cleared: keys.length }),
    UpdateSearchedKey: async ({ key, pinned }) => ({ ...searchedKey, key, pinned: pinned ?? false }),
  },
  captcha: {
    GetServiceStatus: async () => serviceStatus,
    CreateChallenge: async ({ type }) => ({
      key: 'c1',
      type: type || 'click',
      mask_image: 'data:,',
      thumb_image: 'data:,',
    }),
    CheckAnswer: async () => ({ ok: true, token: 'a-captcha-token', purpose: 'login', next: null }),
    UseToken: async () => ({}),
  },
  config: {
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
    ListVisitSeries: async () => ({ list: [visitPoint] }),
    UploadImage: async ({ name }) => ({ ...uploadedImage, name }),
    GetImage: () => Promise.reject(new AppError('not_found', 'config.unknown_image', '没有这张图片')),
    UpdateFileText: async ({ name }) => ({ url: `/${name}` }),
    ListFileTexts: async () => ({ list: [fileText], total: 1 }),
    GetFileText: async () => ({ text: '' }),
    ListAudit: async () => ({ list: [auditRow], total: 1 }),
  },
  task: {
    GetServiceStatus: async () => serviceStatus,
    CountWork: async () => ({ review: 4, failed_items: 2, failed_jobs: 1, push: { left: 90, quota: 100 } }),
    ListImportSeries: async () => series,
    PreviewImport: async () => ({ list: [previewItem], total: 1, unsupported: [] }),
    ImportDisk: async ({ text }) => {
      if (text.trim() === '') throw new AppError('invalid', 'task.text_blank', '请输入文本')
      if (Array.from(text).length > 100_000)
        throw new AppError('invalid', 'task.text_too_long', '文本不能超过 100000 个字符')
      return imported
    },
    GetProgress: async () => ({ total: 1, counts: { finished: 1 }, items: [progressItem] }),
    BeginImport: async () => imported,
    AddToImport: async () => imported,
    EndImport: async () => imported,
    ListItems: async () => ({ list: [importItem], total: 1, counts: { review: 1 } }),
    ReviewItems: async () => ({ count: 1, done: 1, failed: [] }),
    RetryItems: async () => ({ count: 1, done: 1, failed: [] }),
    StartJob: async ({ kind }) => ({ ...job, kind }),
    ListJobs: async () => ({ list: [job], total: 1 }),
    CancelJob: async () => ({ ...job, status: 'cancelling' }),
    RetryJob: async () => job,
    PushPages: async () => ({ submitted: 1, left_today: 1_999 }),
    CheckGemini: async () => ({ ok: true, model: 'model', message: '' }),
    TestSetting: async ({ name }) => ({ ok: true, message: `task ${name}` }),
    GetSitemap: async () => ({ content: gzipSync('<sitemapindex/>'), made_at: '2026-11-01T08:00:00.000Z' }),
  },
}
