import { menu } from '../menu.ts'
import { isIpOrRange } from '../shared/blacklist/ip-range.ts'
import { jobKindLabel, jobKindNames } from '../shared/job-kinds.ts'

export type PaletteEntry = {
  name: string
  kind: string
} & ({ to: string } | { run: () => void })

export const findPages = (text: string): PaletteEntry[] => {
  const query = text.trim().toLowerCase()
  return menu.flatMap(({ label: group, pages }) =>
    pages
      .filter(({ label, path }) => [label, group, path].some((name) => name.toLowerCase().includes(query)))
      .map(({ label, path }) => ({ name: label, kind: group === label ? '页面' : group, to: `/admin/${path}` })),
  )
}

/** Jobs whose name contains the text: starting one, and the records of that kind. Nothing for an empty text. */
export const findJobs = (text: string): PaletteEntry[] => {
  const query = text.trim()
  if (query === '') return []
  return jobKindNames
    .map((kind) => ({ kind, label: jobKindLabel(kind) }))
    .filter(({ label }) => `启动${label}任务`.includes(query))
    .flatMap(({ kind, label }) => [
      { name: `启动${label}`, kind: '操作', to: `/admin/list_task?start=${kind}` },
      { name: `${label}的记录`, kind: '任务', to: `/admin/list_task?kind=${kind}` },
    ])
}

export const findActions = (text: string, actions: readonly { name: string; run: () => void }[]): PaletteEntry[] => {
  const query = text.trim()
  return query === ''
    ? []
    : actions.filter(({ name }) => name.includes(query)).map((action) => ({ ...action, kind: '操作' }))
}

interface FoundRecords {
  users: readonly { id: number; username: string }[]
  disks: readonly { id: number; disk_name: string; doc_id: string }[]
}

const orderNoPattern = /^\d{20}$/

/**
 * Users and resources that the server found; for an order number, its order; for an address, the pages that filter by it; for any text,
 * the import records.
 */
export const findRecords = (text: string, { users, disks }: FoundRecords): PaletteEntry[] => {
  const query = text.trim()
  const found: PaletteEntry[] = [
    ...users.map(({ id, username }) => ({
      name: username,
      kind: '用户',
      to: `/admin/list_user?${new URLSearchParams({ q: username, open: String(id) })}`,
    })),
    ...disks.map(({ id, disk_name: name, doc_id: docId }) => ({
      name,
      kind: '资源',
      to: `/admin/list_disk?${new URLSearchParams({ q: docId, open: String(id) })}`,
    })),
  ]
  if (query.length < minQueryLength) return found
  if (orderNoPattern.test(query))
    return [...found, { name: query, kind: '订单', to: `/admin/list_order?order_no=${query}` }]
  const items = new URLSearchParams({ status: 'all', q: query })
  const imports = { name: `在导入任务中查找“${query}”`, kind: '导入任务', to: `/admin/list_disk_task?${items}` }
  if (!isIpOrRange(query)) return [...found, imports]
  const params = new URLSearchParams({ ip: query })
  return [
    ...found,
    { name: query, kind: '黑名单', to: `/admin/black_list?${params}` },
    { name: query, kind: '今天的访问', to: `/admin/ip_times?${params}` },
  ]
}

/** Shorter texts are not sent to the server: they would match nearly everything. */
export const minQueryLength = 2
