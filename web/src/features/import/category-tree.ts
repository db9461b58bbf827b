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
  const walk = (pid: number, depth: number): CategoryOption[] =>
    categories
      .filter((category) => (ids.has(category.pid) ? category.pid : 0) === pid)
      .flatMap((category) => [{ id: category.id, name: category.name, depth }, ...walk(category.id, depth + 1)])
  return walk(0, 0)
}
