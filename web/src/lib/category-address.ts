/** The page of a category: by its name, which reads better, unless that could be taken for a number. */
export const categoryAddress = ({ id, name }: { id: number; name: string }): string =>
  `/cate/${/^\d+$/.test(name) ? id : encodeURIComponent(name)}`
