interface FlatCategory {
  id: number
  /** 0 for a root. */
  pid: number
  name: string
}

interface CategoryOption {
  id: number
  name: string
  depth: number
}

/** The flat list in the order of its tree. What hangs on an unknown parent stands as a root, so that nothing is lost. */
export const categoryOptions = (categories: readonly FlatCategory[]): CategoryOption[] => {
  const ids = new Set(categories.map((category) => category.id))
  const children = Map.groupBy(categories, ({ pid }) => (ids.has(pid) ? pid : 0))
  const walk = (pid: number, depth: number): CategoryOption[] =>
    (children.get(pid) ?? []).flatMap(({ id, name }) => [{ id, name, depth }, ...walk(id, depth + 1)])
  return walk(0, 0)
}
