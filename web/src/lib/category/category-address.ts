/** Uses the readable name, except for numeric names: the route would take those for ids. */
export const categoryAddress = ({ id, name }: { id: number; name: string }): string =>
  `/cate/${/^\d+$/.test(name) ? id : encodeURIComponent(name)}`

export const partsAddress = (id: number, page = 1): string => {
  const params = new URLSearchParams()
  if (id > 0) params.set('of', String(id))
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/category?${params.toString()}` : '/category'
}
