/** A trie over bytes as one open-addressed hash table: (node, byte) → node. Far smaller than nested maps. */
interface Tree {
  mask: number
  /** `node * 256 + byte + 1`; 0 marks a free slot. */
  keys: Float64Array
  /** The child node, negative where a fragment ends. */
  nodes: Int32Array
}

const slotOf = ({ keys, mask }: Tree, key: number): number => {
  let slot = Math.imul(key | 0, 0x9e3779b1) >>> 0
  slot = (slot ^ (slot >>> 15)) & mask
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask
  return slot
}

const keyOf = (node: number, byte: number): number => node * 256 + byte + 1

const bytesOf = (text: string): Buffer => Buffer.from(text.toLowerCase(), 'utf8')

const growTree = (fragments: readonly Buffer[]): Tree => {
  const total = fragments.reduce((sum, { length }) => sum + length, 0)
  const size = 2 ** Math.ceil(Math.log2(total * 2 + 2))
  const tree: Tree = { mask: size - 1, keys: new Float64Array(size), nodes: new Int32Array(size) }
  let nodeCount = 1
  for (const bytes of fragments) {
    let node = 0
    for (const [index, byte] of bytes.entries()) {
      const key = keyOf(node, byte)
      const slot = slotOf(tree, key)
      if (tree.keys[slot] === 0) {
        tree.keys[slot] = key
        tree.nodes[slot] = nodeCount
        nodeCount += 1
      }
      if (index === bytes.length - 1) tree.nodes[slot] = -Math.abs(tree.nodes[slot] ?? 0)
      node = Math.abs(tree.nodes[slot] ?? 0)
    }
  }
  return tree
}

const beginsWithFragment = (tree: Tree, bytes: Buffer, from: number): boolean => {
  let node = 0
  for (let at = from; at < bytes.length; at++) {
    const slot = slotOf(tree, keyOf(node, bytes[at] ?? 0))
    if (tree.keys[slot] === 0) return false
    node = tree.nodes[slot] ?? 0
    if (node < 0) return true
  }
  return false
}

/**
 * Matches any of many fragments, ignoring case; the time does not depend on their number. Blank fragments, which would match every text,
 * are skipped.
 */
export const buildFragmentMatcher = (fragments: readonly string[]): ((text: string) => boolean) => {
  const tree = growTree(fragments.map((fragment) => bytesOf(fragment.trim())).filter(({ length }) => length > 0))
  return (text) => {
    const bytes = bytesOf(text)
    for (let from = 0; from < bytes.length; from++) if (beginsWithFragment(tree, bytes, from)) return true
    return false
  }
}
