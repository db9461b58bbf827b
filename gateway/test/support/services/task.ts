import { gzipSync } from 'node:zlib'
import { AppError } from '@pandex/platform/errors'
import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { rowTimes, series, serviceStatus, time } from './common.ts'
import { disk } from './disk.ts'

const previewItem = {
  line: 1,
  disk_type: 'QUARK',
  disk_id: 'abc',
  disk_pass: '',
  disk_name: '庆余年 第二季',
  state: 'new',
  link: 'https://pan.quark.cn/s/abc',
}

const progressItem = {
  line: 1,
  disk_type: 'QUARK',
  disk_name: '庆余年 第二季',
  status: 'finished',
  msg: '',
  doc_id: disk.doc_id,
}

const importItem = {
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

const job = {
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

const imported = { task_no: 't1', total: 1, accepted: 1, review: 0, duplicate: 0, banned: 0, unsupported: 0 }

/** Answers every call with one row. */
export const taskHandlers: HandlersOf<typeof protos.task> = {
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
  GetSitemap: async () => ({ content: gzipSync('<sitemapindex/>'), made_at: time }),
}
