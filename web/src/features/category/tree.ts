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
 * Builds the tree and keeps the order of the list. A node whose parent is unknown or the node itself becomes a root,
 * so that it is not lost; a longer cycle is dropped.
 */
export const buildTree = <C extends Flat>(categories: readonly C[]): TreeNode<C>[] => {
  const nodes = new Map(categories.map((of) => [of.id, { of, children: [] as TreeNode<C>[] }]))
  const roots: TreeNode<C>[] = []
  for (const node of nodes.values()) {
    const parent = node.of.pid === node.of.id ? undefined : nodes.get(node.of.pid)
    ;(parent?.children ?? roots).push(node)
  }
  return roots
}
