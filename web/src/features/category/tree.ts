interface Flat {
  id: number
  /** 0 for a root. */
  pid: number
}

export interface TreeNode<C> {
  of: C
  children: TreeNode<C>[]
}

/**
 * The tree of a flat list, its order kept. What hangs on an unknown parent stands as a root, so that nothing is lost; what
 * hangs on itself, however long the way round, is in no tree.
 */
export const treeOf = <C extends Flat>(categories: readonly C[]): TreeNode<C>[] => {
  const nodes = new Map(categories.map((of) => [of.id, { of, children: [] as TreeNode<C>[] }]))
  const roots: TreeNode<C>[] = []
  for (const node of nodes.values()) {
    const parent = node.of.pid === node.of.id ? undefined : nodes.get(node.of.pid)
    ;(parent?.children ?? roots).push(node)
  }
  return roots
}
