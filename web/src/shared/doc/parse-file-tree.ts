import { groupOfFile } from '../../lib/resource/format-groups.ts'

export interface FileNode {
  name: string
  isFolder: boolean
  /** Bytes; for a folder, of all files below it; 0 when unknown. */
  size: number
  /** Number of files below a folder; 1 for a file. */
  files: number
  children: FileNode[]
}

interface FileTree {
  nodes: FileNode[]
  files: number
  folders: number
}

export interface KindTotal {
  kind: NonNullable<ReturnType<typeof groupOfFile>> | 'other'
  files: number
  size: number
}

/**
 * Parses the stored listing (lines `file:…` / `folder:…`, paths separated by `/`) into a tree in the same order.
 * A line without a kind is a file; empty lines are skipped.
 * @param sizes bytes of each line of the listing; empty when unknown
 */
export const parseFileTree = (listing: string, sizes: readonly number[] = []): FileTree => {
  const root: FileNode = { name: '', isFolder: true, size: 0, files: 0, children: [] }
  let folders = 0
  for (const [index, line] of listing.split('\n').entries()) {
    const { path, isFolder } = readFileLine(line)
    if (path.length === 0) continue
    const size = isFolder ? 0 : (sizes[index] ?? 0)
    const files = isFolder ? 0 : 1
    let parent = root
    path.forEach((name, depth) => {
      const nodeIsFolder = isFolder || depth < path.length - 1
      let node = nodeIsFolder ? parent.children.find((child) => child.isFolder && child.name === name) : undefined
      if (!node) {
        node = { name, isFolder: nodeIsFolder, size: 0, files: 0, children: [] }
        parent.children.push(node)
        if (nodeIsFolder) folders++
      }
      node.size += size
      node.files += files
      parent = node
    })
    root.files += files
  }
  return { nodes: root.children, files: root.files, folders }
}

const readFileLine = (line: string): { path: string[]; isFolder: boolean } => {
  const [, kind, rest = line] = /^(file|folder):(.*)$/s.exec(line.trim()) ?? []
  return {
    path: rest
      .split('/')
      .map((part) => part.trim())
      .filter(Boolean),
    isFolder: kind === 'folder',
  }
}

/** Totals per kind, largest size first; by number of files where sizes are unknown. */
export const totalsByKind = (nodes: readonly FileNode[]): KindTotal[] => {
  const totals = new Map<KindTotal['kind'], KindTotal>()
  const visit = (node: FileNode): void => {
    if (node.isFolder) return node.children.forEach(visit)
    const kind = groupOfFile(node.name) ?? 'other'
    const total = totals.get(kind) ?? { kind, files: 0, size: 0 }
    totals.set(kind, { kind, files: total.files + 1, size: total.size + node.size })
  }
  nodes.forEach(visit)
  return [...totals.values()].toSorted((a, b) => b.size - a.size || b.files - a.files)
}

/** Filters names case-insensitively and keeps the folders above a match. A matching folder keeps its whole content. */
export const filterTree = (nodes: readonly FileNode[], text: string): FileNode[] => {
  const needle = text.trim().toLowerCase()
  if (needle === '') return [...nodes]
  return nodes.flatMap((node) => {
    if (node.name.toLowerCase().includes(needle)) return [node]
    const children = filterTree(node.children, needle)
    if (children.length === 0) return []
    const size = children.reduce((sum, child) => sum + child.size, 0)
    const files = children.reduce((sum, child) => sum + child.files, 0)
    return [{ ...node, children, size, files }]
  })
}
