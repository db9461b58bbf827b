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

/** Depth-first order of the tree. A category with an unknown parent becomes a root, so that it is not lost. */
export const categoryOptions = (categories: readonly FlatCategory[]): CategoryOption[] => {
  const ids = new Set(categories.map((category) => category.id))
  const children = Map.groupBy(categories, ({ pid }) => (ids.has(pid) ? pid : 0))
  const optionsBelow = (pid: number, depth: number): CategoryOption[] =>
    (children.get(pid) ?? []).flatMap(({ id, name }) => [{ id, name, depth }, ...optionsBelow(id, depth + 1)])
  return optionsBelow(0, 0)
}
