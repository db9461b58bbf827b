/** A file or a folder of a share. */
export interface FileNode {
  name: string
  isFolder: boolean
  children: FileNode[]
}

interface FileTree {
  nodes: FileNode[]
  files: number
  folders: number
}

/**
 * Reads the stored listing (lines `file:…` / `folder:…`, a path may hold `/`) into a tree.
 * A line without a kind is a file; empty lines are skipped; the order of the listing is kept.
 */
export const parseFileTree = (listing: string): FileTree => {
  const root: FileNode = { name: '', isFolder: true, children: [] }
  let files = 0
  let folders = 0
  for (const line of listing.split('\n')) {
    const { path, isFolder } = readFileLine(line)
    if (path.length === 0) continue
    let parent = root
    path.forEach((name, depth) => {
      const isLast = depth === path.length - 1
      const nodeIsFolder = isFolder || !isLast
      let node = nodeIsFolder ? parent.children.find((child) => child.isFolder && child.name === name) : undefined
      if (!node) {
        node = { name, isFolder: nodeIsFolder, children: [] }
        parent.children.push(node)
        if (nodeIsFolder) folders++
        else files++
      }
      parent = node
    })
  }
  return { nodes: root.children, files, folders }
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
