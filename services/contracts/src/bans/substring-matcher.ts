/** A trie over bytes as one open-addressed hash table: (node, byte) → node. Far smaller than nested maps. */
interface ByteTrie {
  mask: number
  /** `node * 256 + byte + 1`; 0 marks a free slot. */
  keys: Float64Array
  /** The child node, negative where a fragment ends. */
  nodes: Int32Array
}

const slotOf = ({ keys, mask }: ByteTrie, key: number): number => {
  let slot = Math.imul(key | 0, 0x9e3779b1) >>> 0
  slot = (slot ^ (slot >>> 15)) & mask
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask
  return slot
}

const keyOf = (node: number, byte: number): number => node * 256 + byte + 1

const bytesOf = (text: string): Buffer => Buffer.from(text.toLowerCase(), 'utf8')

const buildTrie = (fragments: readonly Buffer[]): ByteTrie => {
  const total = fragments.reduce((sum, { length }) => sum + length, 0)
  const size = 2 ** Math.ceil(Math.log2(total * 2 + 2))
  const trie: ByteTrie = { mask: size - 1, keys: new Float64Array(size), nodes: new Int32Array(size) }
  let nodeCount = 1
  for (const bytes of fragments) {
    let node = 0
    for (const [index, byte] of bytes.entries()) {
      const key = keyOf(node, byte)
      const slot = slotOf(trie, key)
      if (trie.keys[slot] === 0) {
        trie.keys[slot] = key
        trie.nodes[slot] = nodeCount
        nodeCount += 1
      }
      if (index === bytes.length - 1) trie.nodes[slot] = -Math.abs(trie.nodes[slot] ?? 0)
      node = Math.abs(trie.nodes[slot] ?? 0)
    }
  }
  return trie
}

const hasMatchAt = (trie: ByteTrie, bytes: Buffer, from: number): boolean => {
  let node = 0
  for (let at = from; at < bytes.length; at++) {
    const slot = slotOf(trie, keyOf(node, bytes[at] ?? 0))
    if (trie.keys[slot] === 0) return false
    node = trie.nodes[slot] ?? 0
    if (node < 0) return true
  }
  return false
}

/**
 * Matches any of many fragments, ignoring case; the time does not depend on their number. Blank fragments, which would match every text,
 * are skipped.
 */
export const buildSubstringMatcher = (fragments: readonly string[]): ((text: string) => boolean) => {
  const trie = buildTrie(fragments.map((fragment) => bytesOf(fragment.trim())).filter(({ length }) => length > 0))
  return (text) => {
    const bytes = bytesOf(text)
    for (let from = 0; from < bytes.length; from++) if (hasMatchAt(trie, bytes, from)) return true
    return false
  }
}
