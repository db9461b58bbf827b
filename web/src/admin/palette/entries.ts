import { menu } from '../menu.ts'
import { isIpOrRange } from '../pages/blacklist/ip-range.ts'

export interface PaletteEntry {
  name: string
  /** What it is, or where it belongs. */
  kind: string
  to: string
}

/** Pages by a part of their name, of their group's, or of their path; without any letters all of them. */
export const findPages = (text: string): PaletteEntry[] => {
  const wanted = text.trim().toLowerCase()
  return menu.flatMap(({ label: group, pages }) =>
    pages
      .filter(({ label, path }) => [label, group, path].some((name) => name.toLowerCase().includes(wanted)))
      .map(({ label, path }) => ({ name: label, kind: group === label ? '页面' : group, to: `/admin/${path}` })),
  )
}

/** People who were found, and for an address the places that know it. */
export const findRecords = (text: string, users: readonly { id: number; username: string }[]): PaletteEntry[] => {
  const address = text.trim()
  const found = users.map(({ id, username }) => ({
    name: username,
    kind: '用户',
    to: `/admin/list_user?${new URLSearchParams({ q: username, open: String(id) })}`,
  }))
  if (!isIpOrRange(address)) return found
  const query = new URLSearchParams({ ip: address })
  return [
    ...found,
    { name: address, kind: '黑名单', to: `/admin/black_list?${query}` },
    { name: address, kind: '今天的访问', to: `/admin/ip_times?${query}` },
  ]
}
