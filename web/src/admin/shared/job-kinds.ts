import type { ApiInput } from '../../lib/api/api.ts'
import type { RowOf } from '../kit/list/list-spec.ts'

export const jobList = 'GET /admin/v1/task/list'
export const startJob = 'POST /admin/v1/task/start'
export const renewArticles = 'POST /admin/v1/disk/renew_article'

export type Job = RowOf<typeof jobList>
export type JobKind = ApiInput<typeof startJob>['kind']

interface JobKindTexts {
  label: string
  description: string
  cancelled: string
}

const keptWorkText = '已经完成的部分会保留，重试时从停下的地方继续。'

/** Ordered by how often admins start them. */
export const jobKinds: Record<JobKind, JobKindTexts> = {
  refresh_disk: {
    label: '重新检测链接',
    description: '把资源排进检测队列，再按各网盘的限速逐个询问。',
    cancelled: '已经排进队列的仍会检测，重试时从停下的地方继续。',
  },
  gen_sitemap: {
    label: '生成站点地图',
    description: '为搜索引擎列出所有可以收录的页面；完整了才替换旧的。',
    cancelled: keptWorkText,
  },
  push_pages: {
    label: '推送新页面',
    description: '把新增和改动的页面告诉 IndexNow 和百度，不超过每天的配额。',
    cancelled: keptWorkText,
  },
  write_articles: {
    label: '生成文章',
    description: '用 Gemini 为资源写介绍，不超过每天的篇数。',
    cancelled: keptWorkText,
  },
  rebuild_es: {
    label: '重建索引',
    description: '从数据库建一份新的搜索索引；建好之前，搜索照常用旧的。',
    cancelled: '建到一半的新索引会丢掉，搜索照常用旧的；重试时从头开始。',
  },
  repair: {
    label: '修复遗漏的事件',
    description: '重新处理导入超过一小时仍没有结果的链接。',
    cancelled: keptWorkText,
  },
  clean_up: {
    label: '清理旧数据',
    description: '删除 90 天前的导入、30 天前的任务记录和过期的临时数据。',
    cancelled: keptWorkText,
  },
}

const isKind = (kind: string): kind is JobKind => Object.hasOwn(jobKinds, kind)

export const jobKindNames = Object.keys(jobKinds).filter(isKind)

export const jobKindLabel = (kind: string): string => (isKind(kind) ? jobKinds[kind].label : kind)

export const cancellationText = (kind: string): string => (isKind(kind) ? jobKinds[kind].cancelled : keptWorkText)
