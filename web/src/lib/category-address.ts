/** The page of a category: by its name, which reads better, unless that could be taken for a number. */
export const categoryAddress = ({ id, name }: { id: number; name: string }): string =>
  `/cate/${/^\d+$/.test(name) ? id : encodeURIComponent(name)}`

/** The page that shows what a category (0: the site) is divided into. */
export const partsAddress = (id: number, page = 1): string => {
  const params = new URLSearchParams()
  if (id > 0) params.set('of', String(id))
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/category?${params.toString()}` : '/category'
}
