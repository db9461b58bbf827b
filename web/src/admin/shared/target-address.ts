/** Pages of the targets that audit entries and used images name. */
const addresses: Readonly<Record<string, (id: string) => string>> = {
  upload: (hash) => `/admin/uploads?q=${hash}`,
  user: (id) => `/admin/list_user?q=${id}&open=${id}`,
  cdkey: (id) => (/^\d+$/.test(id) ? '' : `/admin/list_cdkey?batch=${id}`),
  site_config: (name) => `/admin/config?q=${name}`,
  blacklist: (id) => `/admin/black_list?open=${id}`,
  data_list: (type) => `/admin/arr_list?type=${type}`,
  list_store: (id) => (/^\d+$/.test(id) ? `/admin/list_store?open=${id}` : `/admin/list_store?type=${id}`),
  disk: (id) => `/admin/list_disk?q=${id}&open=${id}`,
  category: (id) => `/admin/list_cate?open=${id}`,
  movie: (id) => `/admin/list_movie?open=${id}`,
  word: (id) => `/admin/list_word?open=${id}`,
  searched_key: (key) => `/admin/search_hot?q=${key}`,
  alias_proposal: () => '/admin/list_alias',
  import: (taskNo) => `/admin/list_disk_task?task_no=${taskNo}`,
  job: (id) => `/admin/list_task?open=${id}`,
  file_text: (name) => `/admin/file_texts?q=${name}`,
  goods: (id) => `/admin/list_goods?open=${id}`,
  coupon: (id) => `/admin/list_goods?type=coupons&open=${id}`,
  order: (id) => `/admin/list_order?open=${id}`,
  report: (id) => `/admin/list_report?open=${id}`,
  claim: (id) => `/admin/list_report?type=claims&open=${id}`,
}

/** @param target `<noun>:<id>` @returns undefined for targets without a page, such as those of several rows */
export const targetAddress = (target: string): string | undefined => {
  const colon = target.indexOf(':')
  const id = target.slice(colon + 1)
  if (colon < 0 || id === '*' || id === 'many') return undefined
  return addresses[target.slice(0, colon)]?.(encodeURIComponent(id)) || undefined
}
